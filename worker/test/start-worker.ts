import { beforeEach, vi } from 'vitest'
import { databaseOf, emptyTables } from './database-helpers.ts'
import { fetchInProcess } from './fetch-in-process.ts'
import { memoryDatabase } from './memory-database.ts'
import type { serveWorkerd } from './serve-workerd.ts'

/** A webhook without a receiver: queued notifications stay in the outbox, where tests can read them. */
export const UNREACHABLE_WEBHOOK = {
  WEBHOOK_URL: 'http://127.0.0.1:9/',
  WEBHOOK_SECRET: `whsec_${btoa('a secret of twenty-four b')}`,
}

type Served = Omit<Awaited<ReturnType<typeof serveWorkerd>>, 'email' | 'migrate' | 'runCron'>
type Init = NonNullable<Parameters<Served['fetch']>[1]>

// At night, all tests run in workerd.
const night = process.env.WORKERD ? await import('./serve-workerd.ts') : undefined

/**
 * The Worker in this process with a database, for the tests of one file; each begins with empty tables. Its
 * site has no pages, its limits refuse nothing, and a request resolves after the work that follows its response.
 * It takes a tenth of the time of `serveWorkerd`, which is for tests of pages, of D1 and of workerd itself.
 */
export async function startWorker(vars: Record<string, string> = {}): Promise<Served> {
  if (night) return night.serveWorkerd(vars)
  const db = memoryDatabase()
  const request = fetchInProcess({ DB: db, ...vars })
  const logs: string[] = []

  beforeEach(async () => {
    logs.length = 0
    for (const level of ['log', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((line) => void logs.push(line))
    await emptyTables(db)
  })

  return {
    fetch(path: string, init: Init = {}) {
      const headers = new Headers(init.headers as HeadersInit)
      if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', crypto.randomUUID())
      return request(path, { ...init, headers } as RequestInit) as never
    },
    origin: 'http://localhost',
    logs: () => logs,
    ...databaseOf(db),
  }
}
