import { orUnavailable } from '../storage.ts'

/**
 * Keeps the address as pending, once, whatever its case; when this resolves it is durable. An
 * address that unsubscribed becomes pending again, any other stays as it is: nothing tells which.
 * Throws a 503 when storage fails.
 */
export function createSubscription(db: D1Database, email: string): Promise<void> {
  return orUnavailable(async () => {
    await db
      .prepare(
        `INSERT INTO subscription (email, created_at)
         VALUES (?1, ?2)
         ON CONFLICT (email) DO UPDATE SET state = 'pending' WHERE state = 'unsubscribed'`,
      )
      .bind(email, new Date().toISOString())
      .run()
  })
}
