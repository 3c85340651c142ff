import { useLayout } from '#web/src/lib/use-layout.ts'
import { fillPlaceholders } from '#worker/shared/placeholders.ts'
import { Icon, Wordmark } from './graphics.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { activeAtExactPath, ContactLinks, PageLink } from './links.tsx'

/** The footer of every page: navigation, contact details and legal links. */
export function Footer() {
  const { footer, name, tagline, copyright, texts } = useLayout()
  return (
    <footer className="footer">
      <div className="wrapper footer-columns">
        <div className="footer-about">
          <p className="text-heading">
            <Wordmark />
          </p>
          <p className="mt-2 text-small text-muted">{tagline}</p>
          <ContactLinks />
          <LanguageSwitch />
        </div>
        {footer.columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <p>
              <strong>{heading}</strong>
            </p>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <PageLink to={to} className="footer-link" activeOptions={activeAtExactPath}>
                    {label}
                  </PageLink>
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
              <PageLink to={to} className="footer-link" activeOptions={activeAtExactPath}>
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
        {footer.social.length > 0 && (
          <ul className="footer-social">
            {footer.social.map(({ label, icon, href }) => (
              <li key={label}>
                <a
                  href={href}
                  className="icon-link"
                  aria-label={fillPlaceholders(texts.profile, { name, network: label })}
                  data-tooltip={label}
                >
                  <Icon path={icon} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  )
}
