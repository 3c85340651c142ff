import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { createHoverIntent } from './hover-intent.ts'

/**
 * Adds opening by hover to a native popover and its trigger. A menu opened by click or key is
 * pinned: it stays until it is dismissed. Returns the trigger's click handler, which pins a menu
 * that hovering opened instead of letting the click close it.
 */
export function useHoverMenu(
  trigger: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
) {
  const pinned = useRef(false)

  useEffect(() => {
    const button = trigger.current
    const popover = panel.current
    if (!button || !popover) return
    // It may have been opened by click before the app arrived.
    pinned.current = isOpen(popover)

    const intent = createHoverIntent({
      open: () => popover.showPopover(),
      close: () => popover.hidePopover(),
    })
    const listeners = new AbortController()
    const onMouse = (element: HTMLElement, type: string, act: () => void) =>
      element.addEventListener(
        type,
        (event) => {
          if ((event as PointerEvent).pointerType === 'mouse' && !pinned.current) act()
        },
        { signal: listeners.signal },
      )
    onMouse(button, 'pointerenter', intent.enterTrigger)
    onMouse(button, 'pointerleave', intent.leave)
    onMouse(popover, 'pointerenter', intent.enterPanel)
    onMouse(popover, 'pointerleave', intent.leave)
    popover.addEventListener(
      'toggle',
      (event) => {
        if (event.newState === 'open') return
        intent.cancel()
        pinned.current = false
      },
      { signal: listeners.signal },
    )
    button.addEventListener('click', intent.cancel, { signal: listeners.signal })
    return () => {
      intent.cancel()
      listeners.abort()
    }
  }, [trigger, panel])

  return (event: MouseEvent) => {
    const open = panel.current !== null && isOpen(panel.current)
    if (open && !pinned.current) event.preventDefault()
    pinned.current = true
  }
}

function isOpen(popover: HTMLElement): boolean {
  return popover.matches(':popover-open')
}
