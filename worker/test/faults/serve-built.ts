/**
 * Serves what FOLDER/serve.json says, with the database in FOLDER/state, new or as the last process left
 * it; tells its parent where, and ends with it: node serve-built.ts FOLDER
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'

process.on('disconnect', () => process.exit())

const [folder = ''] = process.argv.slice(2)
const { options } = JSON.parse(readFileSync(join(folder, 'serve.json'), 'utf8'))
const resourcePersistencePath = join(folder, 'state')
const server = new Miniflare({ ...options, resourcePersistencePath })
const { origin } = await server.ready
process.send?.(origin)
