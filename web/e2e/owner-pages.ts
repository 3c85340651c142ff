import { globSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OWNER_DIST } from '#web/output-folders.ts'

const sizeOf = (file: string) => statSync(join(OWNER_DIST, file)).size
/** The pages of the owner's built site, the largest first. That of an unknown address is visited at one. */
const files = globSync('**/*.html', { cwd: OWNER_DIST })
  .filter((file) => !/^(?:admin|404)\.html$|\/?410\.html$/.test(file))
  .sort((a, b) => sizeOf(b) - sizeOf(a))
const addressesOf = (some: string[]) =>
  some.map((file) => `/${file.replace(/^(?:index)?\.html$|\.html$|^index\.html$/, '')}`)

/** The addresses of the owner's site, and an unknown one. */
export const everyPagePath = [...addressesOf(files), '/nope']

const kindsOfFiles = files.filter(
  (file, at) =>
    (dirname(file) === '.' && !/^(?:terms-of-service|accessibility)\./.test(file)) ||
    files.findIndex((each) => dirname(each) === dirname(file)) === at,
)
/** One of each kind: one legal page, the others of no folder, the largest one of each folder, and an unknown one. */
export const pathOfEachKind = [...addressesOf(kindsOfFiles), '/nope']
