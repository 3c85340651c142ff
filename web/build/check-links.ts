import { unescape as decode } from 'node:querystring'
import type { HTMLElement } from 'node-html-parser'
import { ContentError, describeProblem, formatProblems } from '#content/problems.ts'

type PageLinks = ReturnType<typeof readLinks>

/** The valid link targets that are not pages. */
interface OtherTargets {
  /** The site's own address: a link that begins with it is one of ours. */
  origin: string
  /** Redirects of the host to addresses of the site, with anchors. */
  redirects: Map<string, string>
  /** Whether a file of this address, which is not percent-encoded, is published. */
  isFile: (path: string) => boolean
  /** Finds the locations of a link in the content, for its author. */
  findLocations: (href: string) => string[]
}

/**
 * Checks every link between the pages, its anchor too, and that each page is linked from another
 * one, unless search engines are not to list it. Links of pages that they do not list do not count.
 * @throws {ContentError} that names every link that leads nowhere, once, and every page without a link to it
 */
export function checkLinks(
  pages: PageLinks[],
  { origin, redirects, isFile, findLocations }: OtherTargets,
) {
  const anchors = new Map(pages.map(({ path, ids }) => [path, ids]))
  const linked = new Set<string>()
  /** The pages with each link that leads nowhere. */
  const broken = new Map<string, string[]>()

  function leadsSomewhere({ pathname, hash }: URL): boolean {
    const ids = anchors.get(pathname)
    if (!ids) return isFile(decode(pathname))
    return hash === '' || ids.has(decode(hash.slice(1)))
  }

  for (const { path, hrefs, translations, isUnlisted } of pages) {
    for (const href of hrefs) {
      const url = URL.parse(href, origin + path)
      if (url && url.origin !== origin) continue
      const target = url && new URL(redirects.get(url.pathname) ?? url, origin)
      if (target && target.pathname !== path && !isUnlisted && !translations.has(href)) {
        linked.add(target.pathname)
      }
      if (!target || !leadsSomewhere(target)) broken.set(href, [...(broken.get(href) ?? []), path])
    }
  }
  const problems = Array.from(broken, ([href, [first, ...others]]) => {
    const locations = findLocations(href).join(', ') || `the page ${first}`
    const count = others.length > 0 ? ` (and ${others.length} more)` : ''
    const expected = 'the address of a page, an anchor or a file of this site'
    return describeProblem(locations, expected, `${href}, on ${first}${count}`)
  })
  for (const { path, isUnlisted } of pages) {
    if (linked.has(path) || isUnlisted) continue
    const expected = `a link to ${path}, in the navigation or on a page`
    problems.push(describeProblem('content/site.yaml', expected, 'none'))
  }
  if (problems.length > 0)
    throw new ContentError(formatProblems('The pages have broken links.', problems))
}

/** The links of the rendered page at an address, and their targets on it. */
export function readLinks(path: string, root: HTMLElement) {
  // A copy: V8 keeps the whole page with a part of it.
  return structuredClone({
    path,
    ids: valuesOf(root, 'id'),
    hrefs: valuesOf(root, 'href', 'a'),
    /** Of the language switch, which every page has. */
    translations: valuesOf(root, 'href', 'a[hreflang]'),
    isUnlisted: root.querySelector('meta[name=robots][content=noindex]') !== null,
  })
}

function valuesOf(root: HTMLElement, attribute: string, selector = ''): Set<string> {
  const elements = root.querySelectorAll(`${selector}[${attribute}]`)
  return new Set(elements.map((element) => element.getAttribute(attribute) ?? ''))
}
