import { Link, useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { useShell } from '#web/src/lib/shell.ts'
import { useHoverMenu } from '#web/src/lib/use-hover-menu.ts'
import { onlyThisPage } from './links.tsx'

/**
 * The services in three groups. A native popover, so that it opens by click and key without
 * JavaScript; the app adds opening by hover.
 */
export function ServicesMenu() {
  const { navigation, texts } = useShell()
  const { services, servicesFooter } = navigation
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isHere = useLocation({ select: ({ pathname }) => pathname.startsWith('/services') })
  const onTriggerClick = useHoverMenu(trigger, panel)
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
              <p className="menu-heading">{heading}</p>
              <ul>
                {links.map(({ id, label, text }) => (
                  <li key={id}>
                    <Link to="/services/$id" params={{ id }} className="menu-link">
                      {label}
                      <span className="menu-text">{text}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="menu-heading strip mt-4 flex justify-between">
          {servicesFooter.text}
          <Link to={servicesFooter.link.to} activeOptions={onlyThisPage}>
            {servicesFooter.link.label}
          </Link>
        </p>
      </div>
    </>
  )
}
