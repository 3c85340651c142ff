import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { historyKeyOf } from '#web/src/lib/router-internals.ts'

/**
 * Does for an in-app navigation what the browser does for a page load: the menu and the drawer
 * close, focus moves to the new page, to the place that the link names or, on the way back, to the
 * link that led away, and a new page's title is announced.
 */
export function PageFocus() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    /** By history entry, where the visitor was when leaving it. */
    const left = new Map<string | undefined, LinkPlace>()
    const stopRemembering = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      const place = placeOf(document.activeElement)
      if (place) left.set(historyKeyOf(fromLocation), place)
    })
    const stopFocusing = router.subscribe(
      'onRendered',
      ({ pathChanged, hashChanged, hrefChanged, toLocation }) => {
        closeOverlays()
        const place = document.getElementById(toLocation.hash)
        if (pathChanged) {
          const back = linkAt(left.get(historyKeyOf(toLocation)))
          focusPlace(back ?? place ?? document.getElementById('main'))
          setTitle(document.title)
        } else if (hashChanged) {
          focusPlace(place)
        } else if (!hrefChanged) {
          // The router takes a second jump to the same place for a return to where it was left.
          place?.scrollIntoView()
          focusPlace(place)
        }
      },
    )
    return () => {
      stopRemembering()
      stopFocusing()
    }
  }, [router])

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}

function closeOverlays() {
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    if (dialog instanceof HTMLDialogElement) dialog.close()
  }
  for (const popover of document.querySelectorAll('[popover]:popover-open')) {
    if (popover instanceof HTMLElement) popover.hidePopover()
  }
}

/** A link by its place among all of its page, which is another element after the page was left. */
interface LinkPlace {
  index: number
  href: string
}

function placeOf(element: Element | null): LinkPlace | undefined {
  const links: (Element | null)[] = [...document.links]
  const index = links.indexOf(element)
  const link = document.links[index]
  return link && { index, href: link.href }
}

function linkAt(place: LinkPlace | undefined): HTMLElement | undefined {
  const link = place && document.links[place.index]
  return link?.href === place?.href ? link : undefined
}

/** Lets the next Tab go on from here. The router has scrolled already, but not to what was hidden. */
function focusPlace(place: HTMLElement | null) {
  if (!place) return
  const closed = place.closest<HTMLDetailsElement>('details:not([open])')
  if (closed) {
    closed.open = true
    place.scrollIntoView()
  }
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
