import type { D1Database } from '@cloudflare/workers-types'
import { searchText } from '../contact/search-text.ts'
import { enquiry } from './sample-enquiry.ts'

const ROWS_A_STATEMENT = 2000

/**
 * Stores a large number of enquiries within a minute, for tests of scale, with the texts of `messages` in
 * turn. Every tenth is done, every tenth spam, the others are new. The n-th has the
 * id `id-n`, the reference `LF-n` and one notification.
 */
export async function storeMany(db: D1Database, count: number, messages: string[]): Promise<void> {
  const templates = JSON.stringify(messages.map(toTemplate))
  for (let first = 1; first <= count; first += ROWS_A_STATEMENT) {
    const last = Math.min(first + ROWS_A_STATEMENT - 1, count)
    await insertRange(db, { first, last, templates, of: messages.length })
  }
}

function toTemplate(message: string) {
  const contact = { ...enquiry, message }
  return { ...contact, search: searchText({ ...contact, reference: '' }) }
}

async function insertRange(
  db: D1Database,
  { first, last, templates, of }: { first: number; last: number; templates: string; of: number },
): Promise<void> {
  const numbered = `
    WITH RECURSIVE
      number (n) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM number WHERE n < ?2),
      template AS MATERIALIZED (SELECT key AS at, value FROM json_each(?3)),
      numbered AS MATERIALIZED (
        SELECT n, value FROM number CROSS JOIN template ON template.at = n % CAST(?4 AS INTEGER) ORDER BY n
      )`
  const bind = (sql: string) => db.prepare(numbered + sql).bind(first, last, templates, of)
  await db.batch([
    bind(`
      INSERT INTO contact (id, reference, fingerprint, name, email, message, search, status,
                           created_at, status_at)
      SELECT 'id-' || n, 'LF-' || n, '', value ->> 'name', value ->> 'email', value ->> 'message',
             'lf-' || n || char(10) || (value ->> 'search'),
             CASE n % 10 WHEN 0 THEN 'done' WHEN 5 THEN 'spam' ELSE 'new' END,
             strftime('%FT%TZ', 1700000000 + n * 60, 'unixepoch'),
             strftime('%FT%TZ', 1700000000 + n * 60, 'unixepoch')
      FROM numbered`),
    bind(`
      INSERT INTO outbox (id, channel, contact_id, state, tries, next_at, created_at)
      SELECT 'msg_' || n, 'webhook', 'id-' || n, 'delivered', 1, 0, '' FROM numbered`),
  ])
}
