// At the end the rows that a deleted enquiry leaves.
const TABLES = ['contact', 'subscription', 'article', 'audit']

/** Deletes all rows. */
export async function emptyTables(db: D1Database): Promise<void> {
  await db.exec(TABLES.map((table) => `DELETE FROM ${table};`).join('\n'))
}

/** Runs `action` while every query of the Worker that names one of these tables fails. */
export async function withoutTables<T>(
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
