import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

// The undocumented members of the router that this site uses. An update may remove them: then
// `renderChecked` fails the build, and only this file changes.

/** Tells the router that the document is prerendered: its tree then has the same boundaries as the file. */
export function markPrerendered(router: AnyRouter) {
  router.ssr = { manifest: undefined }
}

/** The target of the current navigation, even before its page is shown. */
export function destinationOf(router: AnyRouter): ParsedLocation {
  return router.latestLocation
}

/** A name for the history entry of an address; undefined for an entry that the router did not make. */
export function historyKeyOf(location: ParsedLocation | undefined): string | undefined {
  return location?.state.__TSR_key
}

/** The HTTP status for the host, after `router.load()` outside a browser. */
export function httpStatusOf(router: AnyRouter): number {
  const result = router._serverResult
  return result?.type === 'render' ? result.status : 307
}

/**
 * Calls `render` for a router that has loaded a page outside a browser, and checks that the router
 * still has the members above.
 * @returns the result of `render`
 * @throws {Error} with the name of the member that the router no longer has
 */
export function renderChecked<Result>(router: AnyRouter, render: () => Result): Result {
  let isSsrRead = false
  Object.defineProperty(router, 'ssr', {
    get() {
      isSsrRead = true
      return undefined
    },
  })
  const result = render()
  const parts = {
    'router.ssr': isSsrRead,
    'router._serverResult': router._serverResult,
    'router.latestLocation': router.latestLocation,
    'location.state.__TSR_key': historyKeyOf(router.latestLocation),
  }
  for (const [name, part] of Object.entries(parts)) {
    if (part) continue
    throw new Error(`The router has no ${name} any more: adapt web/src/lib/router-internals.ts.`)
  }
  return result
}
