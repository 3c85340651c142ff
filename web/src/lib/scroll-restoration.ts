import type { ParsedLocation } from '@tanstack/react-router'
import { type AddressForm, toPath } from '#web/page-data/address.ts'

/**
 * For the router's `scrollRestoration`: leaves the first page alone, since the browser, and then the
 * visitor, scrolled it while the app was loading. If the visitor requests a second page before the
 * router reports the first, the router has lost the option to keep the scroll position: a navigation
 * that only changes the query keeps it.
 * @param form the form of addresses in the language of the page
 */
export function fromSecondPageOn(
  form: AddressForm,
): (options: { location: ParsedLocation }) => boolean {
  const { search } = location
  const pathname = toPath(location.pathname, form)
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
