import { type AnyRouter, isNotFound } from '@tanstack/react-router'
import { destinationOf } from './router-internals.ts'

/**
 * Keeps a tab working that was open during a deploy: when a file of the app no longer exists, the
 * browser loads the page that the visitor is heading for, provided that the server responds. Call
 * it once the first page is shown: a failure there must leave the prerendered page in place, not
 * load it again and again.
 */
export function recoverFromStaleTab(router: AnyRouter, target: Window = window) {
  target.addEventListener('vite:preloadError', () => {
    // A hovered link preloads its page, too: that is no navigation yet.
    if (!router.state.isLoading) return
    const { publicHref: href } = destinationOf(router)
    // Without a connection, the browser's own error page would replace ours.
    target.fetch(href, { method: 'HEAD' }).then(
      () => target.location.assign(href),
      () => {},
    )
  })
}

/** Whether a file of the current page failed to load. */
export function hasMissingFile(router: AnyRouter): boolean {
  const { matches } = router.state
  // Nothing below a match with "not found" is rendered.
  const last = matches.findIndex(({ error }) => isNotFound(error))
  const shown = last < 0 ? matches : matches.slice(0, last + 1)
  return shown.some(({ routeId, status }) => {
    const { component } = router.routesById[routeId].options
    // A lazy component has a `preload` only until it is loaded.
    return status === 'error' || (status === 'success' && component?.preload !== undefined)
  })
}

/** A data file of the app failed to load. A missing module raises an error of the browser. */
export class MissingFileError extends Error {}

/** Whether an error means a missing file of the app: our own, or a browser's message for modules. */
export function isMissingFileError(error: unknown): boolean {
  if (error instanceof MissingFileError) return true
  return /dynamically imported module|Importing a module script failed/.test(String(error))
}
