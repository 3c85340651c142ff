import { addressHash } from '../seal/address-hash.ts'
import { createSealKey, seal } from '../seal/seal.ts'
import { indexWords } from '../seal/search-words.ts'

const ROWS_A_STATEMENT = 2000

/**
 * Stores a great many enquiries within a minute, for tests of scale: the words of each are one of
 * `messages`, in turn, sealed once for all that share them. Every tenth is done, every tenth spam,
 * the others are new. The n-th has the id `id-n` and one notification.
 */
export async function storeMany(db: D1Database, count: number, messages: string[]): Promise<void> {
  const templates = JSON.stringify(
    await Promise.all(messages.map((message) => toTemplate(db, message))),
  )
  for (let first = 1; first <= count; first += ROWS_A_STATEMENT) {
    const last = Math.min(first + ROWS_A_STATEMENT - 1, count)
    await insertRange(db, { first, last, templates, of: messages.length })
  }
}

async function toTemplate(db: D1Database, message: string) {
  const name = 'Ada'
  const email = 'ada@lovelace.example'
  const key = createSealKey()
  return {
    key,
    sealed: await seal(key, { name, email, message }),
    hash: await addressHash(db, email),
    words: await indexWords(db, { names: [name, email], message }),
  }
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
      INSERT INTO contact (id, reference, draft_key, fingerprint, address_hash, sealed, status,
                           created_at, status_at)
      SELECT 'id-' || n, 'LF-' || n, 'id-' || n, '', value ->> 'hash', value ->> 'sealed',
             CASE n % 10 WHEN 0 THEN 'done' WHEN 5 THEN 'spam' ELSE 'new' END,
             strftime('%FT%TZ', 1700000000 + n * 60, 'unixepoch'),
             strftime('%FT%TZ', 1700000000 + n * 60, 'unixepoch')
      FROM numbered`),
    bind(`
      INSERT INTO contact_key (seq, key)
      SELECT seq, value ->> 'key' FROM numbered CROSS JOIN contact ON contact.id = 'id-' || n`),
    bind(`
      INSERT INTO contact_search (rowid, words, status)
      SELECT seq, value ->> 'words', status
      FROM numbered CROSS JOIN contact ON contact.id = 'id-' || n`),
    bind(`
      INSERT INTO outbox (id, channel, contact_seq, state, tries, next_at, created_at)
      SELECT 'msg_' || n, 'webhook', seq, 'delivered', 1, 0, ''
      FROM numbered CROSS JOIN contact ON contact.id = 'id-' || n`),
  ])
}
