import shell from 'content:shell'
import { Link } from '@tanstack/react-router'
import { onlyThisPage } from '#web/src/lib/active-options.ts'
import { Icon } from './icon.tsx'
import { ReachUs } from './reach-us.tsx'

const { footer, name, tagline, copyright } = shell

/** The footer of every page: navigation, contact details and legal links. */
export function Footer() {
  return (
    <footer id="footer" className="footer">
      <div className="wrapper footer-columns">
        <div className="footer-about">
          <p className="text-heading">{name}</p>
          <p className="mt-2 text-small text-muted">{tagline}</p>
          <ReachUs />
        </div>
        {footer.columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <p className="font-semibold">{heading}</p>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="footer-link" activeOptions={onlyThisPage}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrapper footer-end">
        <p>{copyright}</p>
        <ul className="footer-legal">
          {footer.legal.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="footer-link" activeOptions={onlyThisPage}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="footer-social">
          {footer.social.map(({ label, icon, href }) => (
            <li key={label}>
              <a
                href={href}
                className="icon-link"
                aria-label={`${name} on ${label}`}
                data-tooltip={label}
              >
                <Icon path={icon} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
