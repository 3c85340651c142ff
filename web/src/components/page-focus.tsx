import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Does for an in-app navigation what the browser does for a page load: the menu and the drawer
 * close, focus moves to the new page, and its title is announced.
 */
export function PageFocus() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
        if (!pathChanged) return
        for (const dialog of document.querySelectorAll('dialog[open]')) {
          if (dialog instanceof HTMLDialogElement) dialog.close()
        }
        for (const popover of document.querySelectorAll('[popover]:popover-open')) {
          if (popover instanceof HTMLElement) popover.hidePopover()
        }
        if (!toLocation.hash) document.getElementById('main')?.focus({ preventScroll: true })
        setTitle(document.title)
      }),
    [router],
  )

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
