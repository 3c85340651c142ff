import shell from 'content:shell'
import { Link } from '@tanstack/react-router'
import { ActionLink } from './action-link.tsx'
import { ReachUs } from './reach-us.tsx'

const DRAWER = 'drawer'
const { main, servicesFooter, action } = shell.navigation

/**
 * Opens the drawer on small screens, also without JavaScript: as a modal dialog by an invoker
 * command; in browsers without invoker commands, such as Safari 26.1, as a popover. A browser with
 * neither gets a link to the footer's navigation.
 */
export function DrawerButton() {
  return (
    <>
      <button
        type="button"
        className="drawer-button"
        commandfor={DRAWER}
        command="show-modal"
        popoverTarget={DRAWER}
      >
        <span className="visually-hidden">Open the menu</span>
      </button>
      <a href="#footer" className="drawer-link">
        Menu
      </a>
    </>
  )
}

/** The navigation of small screens with our contact details: a native dialog from the right. */
export function Drawer() {
  return (
    <dialog id={DRAWER} className="drawer" popover="auto" closedby="any" aria-label="Menu">
      <button
        type="button"
        className="drawer-close"
        commandfor={DRAWER}
        command="close"
        popoverTarget={DRAWER}
        popoverTargetAction="hide"
      >
        <span className="visually-hidden">Close the menu</span>
      </button>
      <nav aria-label="Menu">
        <ul>
          {main.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="drawer-item">
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link to={servicesFooter.link.to} className="drawer-item">
              Services
            </Link>
          </li>
          <li>
            <Link to="/search" hash="q" className="drawer-item">
              Search
            </Link>
          </li>
          <li className="mt-8">
            <ActionLink to={action.to}>{action.label}</ActionLink>
          </li>
        </ul>
      </nav>
      <ReachUs />
    </dialog>
  )
}
