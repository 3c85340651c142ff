/** Serves FOLDER/options.json, sends the address to the parent process, and ends with it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'

process.on('disconnect', () => process.exit())

const [folder = ''] = process.argv.slice(2)
const server = new Miniflare(JSON.parse(readFileSync(join(folder, 'options.json'), 'utf8')))
const { origin } = await server.ready
process.send?.(origin)
