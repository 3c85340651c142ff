import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { CONTENT_FOLDER } from '#content/content-folder.ts'

const CACHE = join(import.meta.dirname, '../.cache')

/** The folder of the owner's site, which is deployed. */
export const OWNER_DIST = join(import.meta.dirname, 'dist')

/** The folder of the built site; that of the content of another folder (CONTENT) is outside web/dist. */
export const DIST = process.env.CONTENT ? join(CACHE, basename(CONTENT_FOLDER)) : OWNER_DIST

/** The folder of the code that renders its pages. */
export const RENDERER_FOLDER = process.env.CONTENT ? `${DIST}-renderer` : join(CACHE, 'ssr')

/** Writes a file of the built site; its path is below the output folder. */
export async function writeOutput(path: string, bytes: string | Uint8Array) {
  await mkdir(dirname(join(DIST, path)), { recursive: true })
  await writeFile(join(DIST, path), bytes)
}
