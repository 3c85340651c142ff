/** The files of the folder `migrations`, in order: what the Worker's statements take for granted. */
export const MIGRATIONS = [
  '0001_create_tables.sql',
  '0002_announce_articles.sql',
  '0003_keep_events.sql',
  '0004_name_recipients.sql',
]

/** How to apply what is missing. */
export const MIGRATE_COMMAND = 'npx wrangler d1 migrations apply DB --remote'

/** Those that were not applied to the database. Rejects when it does not answer. */
export async function missingMigrations(db: D1Database): Promise<string[]> {
  const applied = await readApplied(db)
  return MIGRATIONS.filter((name) => !applied.includes(name))
}

/** As wrangler notes them; before the first, its table is not there. */
async function readApplied(db: D1Database): Promise<string[]> {
  try {
    const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
    return results.map(({ name }) => name)
  } catch (error) {
    if (String(error).includes('no such table')) return []
    throw error
  }
}
