import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * The bytes of the one D1 database that is kept below a folder, as they would be after a checkpoint:
 * the write-ahead log is written into a copy, and emptied, since a log is overwritten in time.
 */
export function readDatabaseFile(folder: string): Buffer {
  const [path, ...others] = globSync('**/d1/*/*.sqlite', { cwd: folder })
    .filter((name) => !name.endsWith('metadata.sqlite'))
    .map((name) => join(folder, name))
  if (!path || others.length > 0)
    throw new Error(`Not one database in ${folder}, but ${others.length}.`)

  const copies = mkdtempSync(join(folder, 'copy-'))
  const copy = join(copies, 'database.sqlite')
  copyFileSync(path, copy)
  if (existsSync(`${path}-wal`)) copyFileSync(`${path}-wal`, `${copy}-wal`)
  const database = new DatabaseSync(copy)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  const bytes = readFileSync(copy)
  rmSync(copies, { recursive: true })
  return bytes
}
