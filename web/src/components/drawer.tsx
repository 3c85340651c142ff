import { Link } from '@tanstack/react-router'
import { useLayout } from '#web/src/lib/layout.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ActionLink, PageLink, ReachUs } from './links.tsx'

const DRAWER = 'drawer'

/**
 * Opens the drawer on small screens, also without JavaScript: as a modal dialog by an invoker
 * command; in browsers without invoker commands, such as Safari 26.1, as a popover.
 */
export function DrawerButton() {
  const { texts } = useLayout()
  return (
    <button
      type="button"
      className="drawer-button"
      commandfor={DRAWER}
      command="show-modal"
      popoverTarget={DRAWER}
    >
      <span className="visually-hidden">{texts.openMenu}</span>
    </button>
  )
}

/** The navigation of small screens with our contact details: a native dialog from the right. */
export function Drawer() {
  const { navigation, texts } = useLayout()
  const { main, servicesFooter, action } = navigation
  return (
    <dialog id={DRAWER} className="drawer" popover="auto" closedby="any" aria-label={texts.menu}>
      <button
        type="button"
        className="drawer-close"
        commandfor={DRAWER}
        command="close"
        popoverTarget={DRAWER}
        popoverTargetAction="hide"
      >
        <span className="visually-hidden">{texts.closeMenu}</span>
      </button>
      <nav aria-label={texts.menu}>
        <ul>
          {main.map(({ to, label }) => (
            <li key={to}>
              <PageLink to={to} className="drawer-item">
                {label}
              </PageLink>
            </li>
          ))}
          <li>
            <Link to={servicesFooter.link.to} className="drawer-item">
              {texts.services}
            </Link>
          </li>
          <li>
            <Link to="/search" hash="q" className="drawer-item">
              {texts.search}
            </Link>
          </li>
          <li className="mt-8">
            <ActionLink to={action.to}>{action.label}</ActionLink>
          </li>
        </ul>
      </nav>
      <LanguageSwitch />
      <ReachUs />
    </dialog>
  )
}
