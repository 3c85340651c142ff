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
 * Where machines find the files about a page: the manifest, and for a page with a canonical address
 * its twin and its feeds. Only in the files: nobody who follows a link on the page needs them.
 */
export function headLinks(path: string, html: string): string {
  const manifest = '<link rel="manifest" href="/site.webmanifest"/>'
  if (!html.includes('rel="canonical"')) return manifest
  const [, folder = ''] = path.split('/')
  const alternates: Alternate[] = [['text/markdown', twinPath(path)], ...(FEEDS[folder] ?? [])]
  const links = alternates.map(
    ([type, href]) => `<link rel="alternate" type="${type}" href="${href}"/>`,
  )
  return manifest + links.join('')
}
