import { isNotFound } from '@tanstack/react-router'
import { toUrl } from '#web/page-data/url.ts'
import { isMissingFileError } from './stale-tab.ts'
import type { RouterContext } from './use-layout.ts'

/**
 * The `head` of a route: title, description and canonical address. Empty without
 * texts: another route then names the page. One that could not be loaded has the title of its message.
 * @param path the page's path; omitted for pages that search engines must not list
 * @param around the paths of the pages before and after this one in a list of several pages
 */
export function pageHead(
  { context: { layout }, error }: { context: RouterContext; error: unknown },
  text: { title: string; description: string } | undefined,
  path?: string,
  around?: Partial<Record<'prev' | 'next', string | undefined>>,
) {
  if (error && !isNotFound(error)) {
    const { heading } = layout.notices[isMissingFileError(error) ? 'incomplete' : 'failed']
    return { meta: [{ title: `${heading} · ${layout.name}` }] }
  }
  if (!text) return {}
  const { title, description } = text
  return {
    meta: [
      { title: path === '/' ? `${layout.name} · ${title}` : `${title} · ${layout.name}` },
      { name: 'description', content: description },
      ...(path === undefined ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: Object.entries({ canonical: path, ...around }).flatMap(([rel, to]) =>
      to === undefined ? [] : { rel, href: layout.url + toUrl(to, layout) },
    ),
  }
}
