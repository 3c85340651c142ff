/**
 * Serves what FOLDER/serve.json says, with the database in FOLDER/state, new or as the last process left
 * it; tells its parent where, and ends with it: node serve-built.ts FOLDER
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'

process.on('disconnect', () => process.exit())

const [folder = ''] = process.argv.slice(2)
const { options, migrations } = JSON.parse(readFileSync(join(folder, 'serve.json'), 'utf8'))
const resourcePersistencePath = join(folder, 'state')
const isNew = !existsSync(resourcePersistencePath)
const server = new Miniflare({ ...options, resourcePersistencePath })
const { origin } = await server.ready
if (isNew) {
  const db = await server.getD1Database('DB')
  await db.batch(migrations.map((sql: string) => db.prepare(sql)))
}
process.send?.(origin)
