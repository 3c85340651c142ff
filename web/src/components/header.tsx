import shell from 'content:shell'
import { Link, useRouterState } from '@tanstack/react-router'
import { ActionLink } from './action-link.tsx'
import { Drawer, DrawerButton } from './drawer.tsx'
import { FoldDrawing } from './fold-drawing.tsx'
import { SearchLink } from './search-link.tsx'
import { ServicesMenu } from './services-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const [home, ...others] = shell.navigation.main

/**
 * Fixed at the top of every page: the name, the navigation and the main call to action. The boot
 * snippet sets an attribute on the root element while the page is scrolled.
 */
export function Header() {
  return (
    <header className="header">
      <div className="wrapper header-row">
        <Link to="/" className="logo" aria-label={`${shell.name}, home page`}>
          <FoldDrawing fold={shell.logo} className="hue-75" />
          {shell.name}
        </Link>
        <nav aria-label="Main" className="header-nav">
          {home && <NavigationLink {...home} />}
          <ServicesMenu />
          {others.map((link) => (
            <NavigationLink key={link.to} {...link} />
          ))}
        </nav>
        <SearchLink />
        <ThemeSwitch />
        <div className="header-action">
          <ActionLink to={shell.navigation.action.to}>{shell.navigation.action.label}</ActionLink>
        </div>
        <DrawerButton />
      </div>
      <Drawer />
      <NavigationProgress />
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

/** Shows that a page is loading, after a delay (progress.css). */
function NavigationProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading && <div className="progress" role="progressbar" aria-label="Loading the page" />
}
