import type { ParsedLocation } from '@tanstack/react-router'

/**
 * For the router's `scrollRestoration`: its work begins with the second page. The first one was
 * scrolled by the browser, and by its reader while the app was on its way. Where a second one was
 * asked for before the router heard of the first, it has forgotten whether to keep the place: a page
 * that only changes its query keeps it.
 */
export function fromSecondPageOn(): (options: { location: ParsedLocation }) => boolean {
  const { pathname, search } = location
  let pages = 0
  let isOvertaken = false
  return ({ location: { pathname: path, searchStr } }) => {
    pages += 1
    if (pages === 1) {
      isOvertaken = path !== pathname || searchStr !== search
      // The router remembers a place only if it heard the scrolling: it has to for going back there.
      document.dispatchEvent(new Event('scroll'))
      return false
    }
    return !(pages === 2 && isOvertaken && path === pathname)
  }
}
