/** A rendered page: its address and its document. */
interface Page {
  path: string
  html: string
}

/** Where else a link may lead than to a page. */
interface Elsewhere {
  /** The site's own address: a link that begins with it is one of ours. */
  origin: string
  /** Addresses that the host answers with another one of ours, anchor included. */
  redirects: Map<string, string>
  /** Whether a file of this address is published. */
  isFile: (path: string) => boolean
}

// Our own pages, as React writes them: attributes in double quotes, nothing inside a tag that ends it.
const LINK = /<a\b[^>]*?\shref="([^"]*)"/g
const ID = /\sid="([^"]*)"/g
const UNLISTED = /<meta name="robots" content="noindex"/

/**
 * Checks every link between the pages, its anchor too, and that each page is linked from another
 * one, unless search engines are not to list it either.
 * @throws {Error} that names every page with a link that leads nowhere, and every page without one
 */
export function checkLinks(pages: Page[], elsewhere: Elsewhere) {
  const anchors = new Map(pages.map(({ path, html }) => [path, new Set(all(ID, html))]))
  const linked = new Set<string>()
  const problems: string[] = []

  function leadsSomewhere({ pathname, hash }: URL): boolean {
    const ids = anchors.get(pathname)
    return ids ? hash === '' || ids.has(decodeURIComponent(hash.slice(1))) : false
  }

  for (const { path, html } of pages) {
    for (const href of new Set(all(LINK, html))) {
      const url = new URL(href.replaceAll('&amp;', '&'), elsewhere.origin + path)
      if (url.origin !== elsewhere.origin) continue
      const target = new URL(elsewhere.redirects.get(url.pathname) ?? url, elsewhere.origin)
      if (target.pathname !== path) linked.add(target.pathname)
      if (leadsSomewhere(target) || elsewhere.isFile(target.pathname)) continue
      problems.push(`${path} links to ${href}, which leads nowhere.`)
    }
  }
  for (const { path, html } of pages) {
    if (linked.has(path) || UNLISTED.test(html)) continue
    problems.push(`No page links to ${path}: add it to the navigation in content/site.yaml.`)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

function all(pattern: RegExp, html: string): string[] {
  return Array.from(html.matchAll(pattern), ([, value = '']) => value)
}
