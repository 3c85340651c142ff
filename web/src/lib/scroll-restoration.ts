import type { ParsedLocation } from '@tanstack/react-router'
import { toPath, type UrlScheme } from '#web/page-data/url.ts'

/**
 * For the router's `scrollRestoration`. Leaves the first page alone: the browser, then the visitor, have
 * scrolled it while the app loaded. A visitor who changes the query before the router reports the first
 * page keeps the position here, because the router has forgotten that option by then.
 * @param scheme that of the URLs in the language of the page
 */
export function createScrollRestorationCheck(
  scheme: UrlScheme,
): (options: { location: ParsedLocation }) => boolean {
  const { search } = location
  const pathname = toPath(location.pathname, scheme)
  let pages = 0
  let isOvertaken = false
  return ({ location: { pathname: path, searchStr } }) => {
    pages += 1
    if (pages === 1) {
      isOvertaken = path !== pathname || searchStr !== search
      // The router saves a position only after a scroll event, and needs it when the visitor goes back.
      document.dispatchEvent(new Event('scroll'))
      return false
    }
    return !(pages === 2 && isOvertaken && path === pathname)
  }
}
