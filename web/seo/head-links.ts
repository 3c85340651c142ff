import { alternatePath } from './markdown-alternate.ts'

type Alternate = [type: string, href: string]

/** The feeds of a list page and the pages below it. */
const FEEDS: Record<string, Alternate[]> = {
  blog: [
    ['application/atom+xml', '/blog/feed.xml'],
    ['application/feed+json', '/blog/feed.json'],
  ],
  careers: [['application/atom+xml', '/careers/feed.xml']],
}

/**
 * The links from a page with a canonical address to its Markdown alternate and its feeds. Only the
 * prerendered files have them: an in-app navigation does not need them. The app adds the link to the
 * manifest, which would delay the largest paint (src/entry-client.tsx).
 */
export function headLinks(path: string, html: string): string {
  if (!html.includes('rel="canonical"')) return ''
  const [, folder = ''] = path.split('/')
  const alternates: Alternate[] = [['text/markdown', alternatePath(path)], ...(FEEDS[folder] ?? [])]
  return alternates
    .map(([type, href]) => `<link rel="alternate" type="${type}" href="${href}"/>`)
    .join('')
}
