import { type AnyRouter, isNotFound } from '@tanstack/react-router'
import { destinationOf } from './router-internals.ts'

/**
 * Lets a tab that was open during a deploy go on: when a part of the app it asks for is gone, the
 * page it was going to is loaded whole, provided that the server can be reached. Call it once the
 * first page is shown, so that a failure there leaves the prerendered page in place instead of
 * loading it again and again.
 */
export function recoverFromStaleTab(router: AnyRouter, target: Window = window) {
  target.addEventListener('vite:preloadError', () => {
    // A link that is only pointed at is loaded ahead too; the visitor has not gone anywhere yet.
    if (!router.state.isLoading) return
    const { href } = destinationOf(router)
    // Without a connection the browser's own error page would take the place of ours.
    target.fetch(href, { method: 'HEAD' }).then(
      () => target.location.assign(href),
      () => {},
    )
  })
}

/** Whether a part of the page that was loaded could not be had. */
export function isIncomplete(router: AnyRouter): boolean {
  const { matches } = router.state
  // Below the one that says "not found" nothing is shown.
  const last = matches.findIndex(({ error }) => isNotFound(error))
  const shown = last < 0 ? matches : matches.slice(0, last + 1)
  return shown.some(({ routeId, status }) => {
    const { component } = router.routesById[routeId].options
    // A lazy component that has arrived has nothing left to load ahead.
    return status === 'error' || (status === 'success' && component?.preload !== undefined)
  })
}

/** Says that a part of the app that is no module could not be had. */
export class PartMissingError extends Error {}

/** Whether an error says that a part of the app is gone: ours, or the words of the browsers for modules. */
export function isPartMissing(error: unknown): boolean {
  if (error instanceof PartMissingError) return true
  return /dynamically imported module|Importing a module script failed/.test(String(error))
}
