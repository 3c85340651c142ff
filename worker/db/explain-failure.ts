/** The reason of a failed migration: SQLite's or, for a database from before version 1.0, the way out. */
export function explainFailure(reason: string): string {
  if (!reason.includes('table contact already exists')) return reason
  return 'This database is from before version 1.0, which no later version reads: write another database_name into wrangler.toml, and deploy again.'
}
