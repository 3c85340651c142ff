import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Does for an in-app navigation what the browser does for a page load: the menu and the drawer
 * close, focus moves to the new page or to the place that the link names, and a new page's title
 * is announced.
 */
export function PageFocus() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, hashChanged, hrefChanged, toLocation }) => {
        closeOverlays()
        const place = document.getElementById(toLocation.hash)
        if (pathChanged) {
          focusPlace(place ?? document.getElementById('main'))
          setTitle(document.title)
        } else if (hashChanged) {
          focusPlace(place)
        } else if (!hrefChanged) {
          // The router takes a second jump to the same place for a return to where it was left.
          place?.scrollIntoView()
          focusPlace(place)
        }
      }),
    [router],
  )

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

/** Lets the next Tab go on from here. The router has scrolled already. */
function focusPlace(place: HTMLElement | null) {
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
