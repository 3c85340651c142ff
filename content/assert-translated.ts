import type { Content } from './collections.ts'
import { ContentError } from './load.ts'

/**
 * Nothing is published under the name of another language than its own.
 * @param contents the site in each language
 * @throws {ContentError} while a text waits for its translation (stand-in.ts)
 */
export function assertTranslated(contents: Content[]) {
  const waiting = contents.filter(({ standIns }) => standIns > 0)
  if (waiting.length === 0) return
  const counts = waiting.map(({ site, standIns }) => `${site.language}: ${standIns}`).join(', ')
  throw new ContentError(
    `Texts that begin with "TODO" wait for their translation (${counts}). "npm run translations" lists their files, "npm run dev" shows their pages.`,
  )
}
