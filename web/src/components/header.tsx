import frame from 'content:frame'
import { Link } from '@tanstack/react-router'
import { useScrolled } from '#web/src/lib/use-scrolled.ts'
import { ActionLink } from './action-link.tsx'
import { Drawer, DrawerButton } from './drawer.tsx'
import { FoldDrawing } from './fold-drawing.tsx'
import { ServicesMenu } from './services-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The header changes once the page is scrolled further than this, in px. */
const SCROLL_THRESHOLD = 50

const [home, ...others] = frame.navigation.main

/** Fixed at the top of every page: the name, the navigation, and the one thing to do. */
export function Header() {
  const scrolled = useScrolled(SCROLL_THRESHOLD)
  return (
    <header className="header" data-scrolled={scrolled || undefined}>
      <div className="frame header-row">
        <Link to="/" className="logo" aria-label={`${frame.name}, home page`}>
          <FoldDrawing fold={frame.logo} className="hue-75" />
          {frame.name}
        </Link>
        <nav aria-label="Main" className="header-nav">
          {home && <NavigationLink {...home} />}
          <ServicesMenu />
          {others.map((link) => (
            <NavigationLink key={link.to} {...link} />
          ))}
        </nav>
        <ThemeSwitch />
        <div className="header-action">
          <ActionLink to={frame.navigation.action.to}>{frame.navigation.action.label}</ActionLink>
        </div>
        <DrawerButton />
      </div>
      <Drawer />
    </header>
  )
}

function NavigationLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="nav-link">
      {label}
    </Link>
  )
}
