import { Link, useRouterState } from '@tanstack/react-router'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { fillPlaceholders } from '#worker/shared/placeholders.ts'
import { Icon, Logo, Wordmark } from './graphics.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ButtonLink, ContactLinks, PageLink } from './links.tsx'
import { ServicesMenu } from './services-menu.tsx'

/** The letters of links that fit in one line of a small desktop; more are in the drawer until the window is wider. */
const ONE_LINE = 48

/**
 * Fixed at the top of every page: the name, the navigation and the main call to action. The boot
 * snippet sets an attribute on the root element while the page is scrolled.
 */
export function Header() {
  const { name, navigation, texts } = useLayout()
  const [home, ...others] = navigation.main
  const letters = [texts.services, ...navigation.main.map(({ label }) => label)].join('').length
  return (
    <header className={letters > ONE_LINE ? 'header long-nav' : 'header'}>
      <div className="wrapper header-row">
        <Link to="/" className="logo" aria-label={fillPlaceholders(texts.homePage, { name })}>
          <Logo />
          <Wordmark />
        </Link>
        <nav aria-label={texts.mainNavigation} className="header-nav">
          {home && <NavigationLink {...home} />}
          <ServicesMenu />
          {others.map((link) => (
            <NavigationLink key={link.to} {...link} />
          ))}
        </nav>
        <LanguageSwitch brief />
        <SearchLink />
        <ThemeSwitch />
        <div className="header-action">
          <ButtonLink to={navigation.action.to}>{navigation.action.label}</ButtonLink>
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
    <PageLink to={to} className="nav-link">
      {label}
    </PageLink>
  )
}

/** Shows that a page is loading, after a delay (app-only.css). */
function NavigationProgress() {
  const { texts } = useLayout()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading && <div className="progress" role="progressbar" aria-label={texts.loading} />
}

/** Links to the search box. */
function SearchLink() {
  const { icons, texts } = useLayout()
  return (
    <Link
      to="/search"
      hash="q"
      className="icon-link search-link"
      aria-label={texts.search}
      data-tooltip={texts.search}
    >
      <Icon path={icons.search} />
    </Link>
  )
}

const THEMES = ['light', 'dark'] as const

/**
 * Switches between the light and the dark theme. The boot snippet changes the theme and the stylesheet
 * shows the icon and the name of the other one, so it works without the app.
 */
function ThemeSwitch() {
  const { icons, texts } = useLayout()
  return (
    <button
      type="button"
      className="icon-link theme-switch scripted"
      data-tooltip={texts.changeTheme}
    >
      {THEMES.map((theme) => (
        <span key={theme} className={theme}>
          <Icon path={icons.theme[theme]} />
          <span className="visually-hidden">{texts.theme[theme]}</span>
        </span>
      ))}
    </button>
  )
}

const DRAWER = 'drawer'

/**
 * Opens the drawer on small screens, also without JavaScript: as a modal dialog by an invoker
 * command; in browsers without invoker commands, such as Safari 26.1, as a popover.
 */
function DrawerButton() {
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
function Drawer() {
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
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
          </li>
        </ul>
      </nav>
      <LanguageSwitch />
      <ContactLinks />
    </dialog>
  )
}
