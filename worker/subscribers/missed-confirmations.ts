import { confirmationInsert } from './store.ts'

/** A part of the budget (outbox/mail-budget.ts): new subscribers must not wait for the earlier ones. */
const ASKED_AN_HOUR = 20

/**
 * Asks addresses that were given while email was not set up to confirm, the first ones first, and starts
 * their retention period; it does nothing without channels. An address whose mailbox was just asked under
 * another spelling is not asked. All or nothing.
 */
export async function queueMissedConfirmations(
  db: D1Database,
  { channels, now }: { channels: string[]; now: Date },
): Promise<void> {
  if (channels.length === 0) return
  const { results } = await db
    .prepare(
      'SELECT seq, email FROM subscription WHERE confirmation_missed = 1 ORDER BY seq LIMIT ?1',
    )
    .bind(ASKED_AN_HOUR)
    .all<{ seq: number; email: string }>()
  if (results.length === 0) return
  await db.batch([
    db
      .prepare(
        `UPDATE subscription SET confirmation_missed = 0, state_at = ?2
         WHERE confirmation_missed = 1 AND seq IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(results.map(({ seq }) => seq)), now.toISOString()),
    ...results.flatMap(({ email }) =>
      channels.map((channel) => confirmationInsert(db, channel, { email, now })),
    ),
  ])
}
