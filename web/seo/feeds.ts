import { generateAtomFeed, generateJsonFeed } from 'feedsmith'
import type { Content } from '#content/collections.ts'
import { utcOffsetOf } from '#content/time-zone.ts'
import { pageText } from '#web/page-data/page-texts.ts'
import { toFullUrl } from '#web/page-data/url.ts'
import { entryByKindAt, type ListedPage } from './listed-page.ts'

/** The number of entries: feed readers poll every hour and do not need the archive. */
const MAX_ENTRIES = 20

/** The title and description of the blog, and its newest articles; the address of one is its permanent id. */
export function articleFeed(content: Content, pages: ListedPage[]) {
  const entries = pages.flatMap(({ path, url, title, description }) => {
    const { article } = entryByKindAt(path, content)
    if (!article) return []
    const { author, category, date, updated = date } = article
    return {
      ...{ url, title, summary: description, author, category },
      published: beginOf(content, date),
      updated: beginOf(content, updated),
    }
  })
  entries.sort((a, b) => Number(b.published) - Number(a.published))
  return { ...pageText(content, 'blog').seo, entries: entries.slice(0, MAX_ENTRIES) }
}

type Feed = ReturnType<typeof articleFeed>

/** The beginning of a day on the clock of the site. */
function beginOf({ site }: Content, day: string): Date {
  return new Date(`${day}T00:00${utcOffsetOf(site, day)}`)
}

/**
 * A feed as Atom (RFC 4287).
 * @param path its address: `/blog/feed.xml`
 * @param today the date of the last change for a feed without entries, since Atom requires one
 */
export function atomFeed(
  content: Content,
  path: string,
  { title, description, entries }: Feed,
  today: Date,
): string {
  const { site } = content
  const blogUrl = toFullUrl(content, '/blog')
  const times = entries.map(({ updated }) => Number(updated))
  return generateAtomFeed({
    xml: { lang: site.language },
    id: blogUrl,
    title: { value: `${title} · ${site.name}` },
    subtitle: { value: description },
    updated: times.length > 0 ? new Date(Math.max(...times)) : today,
    authors: [{ name: site.name }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: site.url + path },
      { rel: 'alternate', type: 'text/html', href: blogUrl },
    ],
    entries: entries.map(({ url, title, summary, author, category, published, updated }) => ({
      id: url,
      title: { value: title },
      summary: { value: summary },
      authors: [{ name: author }],
      categories: [{ term: category }],
      links: [{ rel: 'alternate', type: 'text/html', href: url }],
      published,
      updated,
    })),
  })
}

/** A feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). The parameters are those of `atomFeed`. */
export function jsonFeed(
  content: Content,
  path: string,
  { title, description, entries }: Feed,
): string {
  const { site } = content
  const feed = generateJsonFeed({
    title: `${title} · ${site.name}`,
    description,
    home_page_url: toFullUrl(content, '/blog'),
    feed_url: site.url + path,
    language: site.language,
    items: entries.map(({ url, title, summary, author, category, published, updated }) => ({
      id: url,
      url,
      title,
      summary,
      // Required without `content_html`.
      content_text: summary,
      authors: [{ name: author }],
      tags: [category],
      date_published: published,
      date_modified: updated,
    })),
  })
  return JSON.stringify(feed)
}
