import { request } from '#web/src/lib/request.ts'

/**
 * Hands the token of Turnstile's widget to the Worker: whether it takes it for a proof. Rejects when
 * the token cannot be checked now.
 */
export async function prove(id: string, token: string): Promise<boolean> {
  const response = await request('POST', `/api/contact/${id}/proof`, { token })
  const { proven } = (await response.json()) as { proven: boolean }
  return proven
}
