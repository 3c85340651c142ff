import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createHoverIntent, hoverStartedAt } from '#web/src/lib/hover-intent.ts'

const DELAYS = { open: 700, skip: 300, close: 150 }
/** The distance in px from a tooltip to its control; the minimum distance to the window's edge. */
const GAP = 6
const ID = 'tooltip'

/**
 * The one tooltip of the page, for all controls with the attribute `data-tooltip`. Its text adds to
 * the control's name and never replaces it. It opens on hover, and immediately on keyboard focus. The pointer may
 * move onto it; Escape or a press closes it.
 */
export function GlobalTooltip() {
  const panel = useRef<HTMLDivElement>(null)
  const [control, setControl] = useState<HTMLElement>()

  useEffect(() => {
    const intent = createHoverIntent<HTMLElement>(
      { open: setControl, close: () => setControl(undefined) },
      DELAYS,
    )
    const hasFocus = () => document.querySelector('[data-tooltip]:focus-visible') !== null
    const listeners = new AbortController()
    const on = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, { signal: listeners.signal, capture: true })

    on('pointerover', ({ target, pointerType, timeStamp }) => {
      if (pointerType === 'touch') return
      const hovered = controlOf(target)
      if (hovered) intent.enter(hovered, timeStamp)
      else if (panel.current?.contains(target as Node)) intent.stay()
      else if (!hasFocus()) intent.leave()
    })
    on('pointerout', ({ relatedTarget }) => {
      if (!relatedTarget && !hasFocus()) intent.leave()
    })
    on('focusin', ({ target }) => {
      const focused = controlOf(target)
      if (focused?.matches(':focus-visible')) intent.open(focused)
    })
    on('focusout', intent.close)
    on('pointerdown', intent.close)
    on('keydown', ({ key }) => {
      if (key === 'Escape') intent.close()
    })

    // The focus, or a pointer that can hover, may be on a control already.
    const first = (state: string) => document.querySelector<HTMLElement>(`[data-tooltip]${state}`)
    const focused = first(':focus-visible')
    const hovered = matchMedia('(hover: hover)').matches && first(':hover')
    if (focused) intent.open(focused)
    else if (hovered) intent.enter(hovered, hoverStartedAt())
    return () => {
      intent.release()
      listeners.abort()
    }
  }, [])

  useLayoutEffect(() => {
    const popover = panel.current
    if (!control || !popover) return
    popover.showPopover()
    control.setAttribute('aria-describedby', ID)
    const follow = () => place(popover, control)
    follow()
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      document.removeEventListener('scroll', follow, { capture: true })
      control.removeAttribute('aria-describedby')
      popover.hidePopover()
    }
  }, [control])

  return (
    <div ref={panel} id={ID} className="tooltip" role="tooltip" popover="manual">
      {control?.dataset.tooltip}
    </div>
  )
}

function controlOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
}

/** Places the panel above the control, or below it without enough space; always inside the window. */
function place(panel: HTMLElement, control: HTMLElement) {
  const { top, bottom, left, width } = control.getBoundingClientRect()
  const above = top - GAP - panel.offsetHeight
  const centered = left + (width - panel.offsetWidth) / 2
  const most = document.documentElement.clientWidth - panel.offsetWidth - GAP
  panel.style.top = `${above < GAP ? bottom + GAP : above}px`
  panel.style.left = `${Math.max(GAP, Math.min(centered, most))}px`
}
