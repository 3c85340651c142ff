import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { historyKeyOf } from '#web/src/lib/router-internals.ts'

/**
 * Gives an in-app navigation the effects of a page load: the menu and the drawer close; focus moves
 * to the new page, to the target of the link or, when the visitor goes back, to the followed link;
 * and a new page's title is announced.
 */
export function RouteChangeEffects() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    /** For each history entry, the link that had the focus when the visitor left. */
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
          // The router treats a second jump to the same target as a return, and restores the position.
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

/** A link by its index among all links of its page: after the page is left, the element is a new one. */
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

/** Makes the next Tab continue from here. The router has scrolled already, but not to hidden elements. */
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
