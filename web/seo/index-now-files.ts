import { createHash } from 'node:crypto'
import { PAGE_TEXTS, type PageTexts } from '#worker/scripts/index-now.ts'
import type { ListedPage } from './listed-page.ts'
import { markdownAlternate } from './markdown-alternate.ts'

/**
 * The files with which a deployment tells search engines of changes (indexnow.org): the proof of the key, and
 * a hash of each page's text. None without a key.
 * @throws {Error} for a key that IndexNow refuses
 */
export function indexNowFiles(key: string | null, pages: ListedPage[]): Map<string, string> {
  if (key === null) return new Map()
  if (!/^[A-Za-z0-9-]{8,128}$/.test(key)) {
    throw new Error(
      'indexNowKey in worker/settings.ts is not a key: choose 8 to 128 letters, digits and hyphens.',
    )
  }
  const texts: PageTexts = Object.fromEntries(pages.map((page) => [page.url, hashOf(page)]))
  return new Map([
    [`${key}.txt`, key],
    [PAGE_TEXTS, JSON.stringify(texts)],
  ])
}

/** Of the text alone: the names of built files change with every change of their code. */
function hashOf(page: ListedPage): string {
  const main = markdownAlternate(page).replace(/\S*\/assets\/\S*/g, '')
  const text = [page.title, page.description, main].join('\n')
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
