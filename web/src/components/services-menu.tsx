import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { createHoverIntent, hoverStartedAt } from '#web/src/lib/hover-intent.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { activeAtExactPath } from './links.tsx'

/**
 * The services in three groups. A native popover, so that it opens by click and key without
 * JavaScript; the app adds opening by hover.
 */
export function ServicesMenu() {
  const { navigation, texts } = useLayout()
  const { services, servicesFooter } = navigation
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isHere = useLocation({ select: ({ pathname }) => pathname.startsWith('/services') })
  const onTriggerClick = useHoverMenu(trigger, panel)
  // Its texts come with the app: they would take 330 compressed bytes of every page.
  const isHydrated = useHydrated()
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="nav-link menu-trigger"
        popoverTarget="services-menu"
        aria-current={isHere || undefined}
        onClick={onTriggerClick}
      >
        {texts.services}
      </button>
      <div ref={panel} id="services-menu" className="menu" popover="auto">
        <div className="columns">
          {services.map(({ heading, links }) => (
            <div key={heading}>
              <p className="label text-muted menu-heading">{heading}</p>
              <ul>
                {links.map(({ id, label, text }) => (
                  <li key={id}>
                    <Link to="/services/$id" params={{ id }} className="menu-link">
                      {label}
                      {isHydrated && <span className="menu-text">{text}</span>}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="label text-muted ruled mt-4 menu-heading justify-between">
          {servicesFooter.text}
          <Link to={servicesFooter.link.to} activeOptions={activeAtExactPath}>
            {servicesFooter.link.label}
          </Link>
        </p>
      </div>
    </>
  )
}

const DELAYS = { open: 200, skip: 300, close: 150 }

/**
 * Adds opening by hover to a native popover and its trigger, and closing when the focus leaves both. A
 * menu opened by click or key is pinned: it stays until it is dismissed. Returns the trigger's click handler, which pins a menu
 * that hovering opened instead of letting the click close it.
 */
function useHoverMenu(
  trigger: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
) {
  const pinned = useRef(false)

  useEffect(() => {
    const button = trigger.current
    const popover = panel.current
    if (!button || !popover) return
    // A click may have opened it before hydration.
    pinned.current = isOpen(popover)

    const intent = createHoverIntent<HTMLElement>(
      { open: () => popover.showPopover(), close: () => popover.hidePopover() },
      DELAYS,
    )
    const listeners = new AbortController()
    const onMouse = (element: HTMLElement, type: string, act: (moment: number) => void) =>
      element.addEventListener(
        type,
        (event) => {
          if ((event as PointerEvent).pointerType === 'mouse' && !pinned.current)
            act(event.timeStamp)
        },
        { signal: listeners.signal },
      )
    onMouse(button, 'pointerenter', (moment) => intent.enter(popover, moment))
    onMouse(button, 'pointerleave', intent.leave)
    onMouse(popover, 'pointerenter', intent.stay)
    onMouse(popover, 'pointerleave', intent.leave)
    popover.addEventListener(
      'toggle',
      (event) => {
        if (event.newState === 'open') return
        intent.release()
        pinned.current = false
      },
      { signal: listeners.signal },
    )
    button.addEventListener('click', intent.release, { signal: listeners.signal })
    // The panel would cover the elements that have the focus after it.
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (target !== button && !popover.contains(target as Node)) popover.hidePopover()
      },
      { signal: listeners.signal },
    )
    // A pointer may rest here already.
    if (isHovered(button) && !pinned.current) intent.enter(popover, hoverStartedAt())
    return () => {
      intent.release()
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

/** Only for a pointer that can hover: after a touch, `:hover` stays. */
function isHovered(element: HTMLElement): boolean {
  return element.matches(':hover') && matchMedia('(hover: hover)').matches
}
