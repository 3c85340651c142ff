import { twinPath } from './markdown-twin.ts'

type Alternate = [type: string, href: string]

/** The feeds that a list and the pages below it offer. */
const FEEDS: Record<string, Alternate[]> = {
  blog: [
    ['application/atom+xml', '/blog/feed.xml'],
    ['application/feed+json', '/blog/feed.json'],
  ],
  careers: [['application/atom+xml', '/careers/feed.xml']],
}

/**
 * Where machines find the files about a page with a canonical address: its twin and its feeds. Only in
 * the files: nobody who follows a link on the page needs them. The manifest is named by the app, as it
 * puts off the largest paint (src/entry-client.tsx).
 */
export function headLinks(path: string, html: string): string {
  if (!html.includes('rel="canonical"')) return ''
  const [, folder = ''] = path.split('/')
  const alternates: Alternate[] = [['text/markdown', twinPath(path)], ...(FEEDS[folder] ?? [])]
  return alternates
    .map(([type, href]) => `<link rel="alternate" type="${type}" href="${href}"/>`)
    .join('')
}
