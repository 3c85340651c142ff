type Row = Record<string, string | number | null | object>

const USUAL = {
  event: {
    enquiry_id: 'id-1',
    at: '2026-11-20T12:00:00.000Z',
    actor: 'ada@b.example',
    verified: 0,
  },
  outbox: { channel: 'webhook', enquiry_id: 'id-1', next_at: 0, created_at: '' },
  audit: { verified: 0, action: 'export' },
}

/**
 * Stores rows of a table with these values, and usual ones in place of missing ones, in their order; the n-th
 * notification is `msg_n`. Objects are stored as JSON. Resolves to the stored rows.
 */
export async function storeRows(db: D1Database, table: keyof typeof USUAL, ...rows: Row[]) {
  const statements = rows.map((row, at) => {
    const all: Row = { ...(table === 'outbox' && { id: `msg_${at + 1}` }), ...USUAL[table], ...row }
    const places = Object.keys(all).map(() => '?')
    const values = Object.values(all).map((value) =>
      value && typeof value === 'object' ? JSON.stringify(value) : value,
    )
    return db
      .prepare(`INSERT INTO ${table} (${Object.keys(all)}) VALUES (${places}) RETURNING *`)
      .bind(...values)
  })
  return (await db.batch<{ seq: number }>(statements)).flatMap(({ results }) => results)
}

// At the end the rows that a deleted enquiry leaves.
const TABLES = ['enquiry', 'subscription', 'article', 'audit']

/** Deletes all rows. */
export async function emptyTables(db: D1Database): Promise<void> {
  await db.exec(TABLES.map((table) => `DELETE FROM ${table};`).join('\n'))
}

/** The database of a Worker, for the queries of a test. */
export const databaseOf = (db: D1Database) => ({
  db,
  async rows<T = Record<string, unknown>>(sql: string): Promise<T[]> {
    return (await db.prepare(sql).all<T>()).results
  },
  /** The newest entries of the audit, each as "grace status 2": who, what, and of how many. */
  async audited(count = 1): Promise<string[]> {
    const entries = "SELECT actor || ' ' || action || ' ' || count AS entry FROM audit"
    const { results } = await db
      .prepare(`${entries} ORDER BY seq DESC LIMIT ?1`)
      .bind(count)
      .all<{ entry: string }>()
    return results.map(({ entry }) => entry)
  },
  countEnquiries: () => db.prepare('SELECT count(*) FROM enquiry').first<number>('count(*)'),
  withoutStorage: <T>(action: () => Promise<T>, tables?: string[]): Promise<T> =>
    withoutTables(db, action, tables),
})

/** Runs `action` while every query of the Worker that names one of these tables fails. */
async function withoutTables<T>(
  db: D1Database,
  action: () => Promise<T>,
  tables = TABLES,
): Promise<T> {
  const rename = (from: string, to: string) =>
    db.batch(tables.map((each) => db.prepare(`ALTER TABLE ${each}${from} RENAME TO ${each}${to}`)))
  await rename('', '_away')
  try {
    return await action()
  } finally {
    await rename('_away', '')
  }
}
