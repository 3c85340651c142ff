import type { Content } from '#content/collections.ts'
import { fillPlaceholders } from '#worker/shared/fill-placeholders.ts'
import type { ListedPage } from './listed-page.ts'
import { SHARE_SIZE } from './share-picture.ts'

/** The path of the share picture of the page at an address: /share/about.png, /share/home.png. */
export function sharePath(address: string): string {
  return `/share${address === '/' ? '/home' : address}.png`
}

/**
 * The Open Graph tags for the head of a page (https://ogp.me): other sites use them in link previews.
 */
export function shareTags(
  { path, address, url, title, description, heading }: ListedPage,
  { site, interface: words }: Pick<Content, 'site' | 'interface'>,
): string {
  const properties = {
    type: path.startsWith('/blog/') ? 'article' : 'website',
    site_name: site.name,
    title,
    description,
    url,
    ...(Object.keys(site.languages).length > 1 && { locale: localeOf(site.language) }),
    image: site.url + sharePath(address),
    'image:width': `${SHARE_SIZE.width}`,
    'image:height': `${SHARE_SIZE.height}`,
    'image:alt': fillPlaceholders(words.seo.sharePicture, { heading }),
  }
  const tags = Object.entries(properties).map(
    ([name, value]) => `<meta property="og:${name}" content="${escapeValue(value)}"/>`,
  )
  // Shows the picture in full width, for which Open Graph has no property.
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image"/>`
}

/** The language and its territory, which Open Graph requires: ja_JP for ja. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}

function escapeValue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
