import { defaultStringifySearch, Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { toUrl } from '#web/page-data/url.ts'
import type { ContactTopic } from '#web/src/lib/contact-topic.ts'
import { type Layout, useLayout } from '#web/src/lib/use-layout.ts'
import { ArrowIcon } from './graphics.tsx'

/**
 * For the `activeOptions` of a link: marks it as current on its own page only, not on the pages below
 * it. Links of the header and the drawer do not use it, since they mark the current section.
 */
export const activeAtExactPath = { exact: true }

/** The same for a link with a hash: marks it as current only if the address has the same hash. */
export const activeAtExactHash = { exact: true, includeHash: true }

interface PageLinkProps {
  /** A path of this site. */
  to: string
  hash?: string
  search?: object
  className?: string
  'aria-label'?: string | undefined
  activeOptions?: { exact?: boolean; includeHash?: boolean }
  children: ReactNode
}

/** A link to a page that content names: in the first language, where this one lacks the page. */
export function PageLink({ to, hash = '', search = {}, activeOptions, ...rest }: PageLinkProps) {
  const { fallback } = useLayout()
  if (fallback?.lacking.includes(to)) {
    const place = defaultStringifySearch(search) + (hash && `#${hash}`)
    return <FallbackLink to={to + place} fallback={fallback} {...rest} />
  }
  return <Link to={to} hash={hash} search={search} activeOptions={activeOptions ?? {}} {...rest} />
}

interface FallbackLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, with its query and anchor. */
  to: string
  fallback: NonNullable<Layout['fallback']>
}

/** A link to a page that the current language lacks: in the first language, which the link names. */
export function FallbackLink({ to, fallback, children, ...rest }: FallbackLinkProps) {
  return (
    <a {...rest} href={toUrl(to, fallback)} hrefLang={fallback.tag}>
      {children}
      {` (${fallback.name})`}
    </a>
  )
}

export interface ButtonLinkProps {
  /** A path of this site. */
  to: string
  /** For a link to the contact page: the topic of the first sentence in the message box. */
  search?: ContactTopic
  /** The id of an element on the target page. */
  hash?: string | undefined
  /** `solid` for the main action of a page, `quiet` for any other. */
  variant?: keyof typeof variants
  /** The link's full name where its text alone is ambiguous; begins with that text. */
  name?: string
  children: ReactNode
}

const variants = { solid: 'action', quiet: 'action action-quiet' }

export function ButtonLink({
  to,
  search = {},
  hash = '',
  variant = 'solid',
  name,
  children,
}: ButtonLinkProps) {
  return (
    <PageLink
      to={to}
      search={search}
      hash={hash}
      className={variants[variant]}
      aria-label={name}
      activeOptions={hash ? activeAtExactHash : activeAtExactPath}
    >
      {children}
    </PageLink>
  )
}

/** A link with an arrow, on a separate line. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink to={to} className="text-link" activeOptions={activeAtExactPath}>
      {children}
      <ArrowIcon />
    </PageLink>
  )
}

/** Links in display type, each as wide as the page, for a page that has nothing else to show. */
export function LinkList({ links }: { links: { label: string; to: string }[] }) {
  return (
    <ul className="wrapper">
      {links.map(({ label, to }) => (
        <li key={to}>
          <PageLink to={to} className="ruled flex items-center justify-between text-title">
            {label}
            <span className="text-heading">
              <ArrowIcon />
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

/** The company's phone number, as a `tel:` link; renders nothing without one. */
export function PhoneLink() {
  const { phone, phoneHref } = useLayout().contact
  if (phone === undefined) return null
  return (
    <a href={phoneHref} className="tap-link">
      {phone}
    </a>
  )
}

/** The company's email address, as a `mailto:` link. */
export function EmailLink() {
  const { email } = useLayout().contact
  return (
    <a href={`mailto:${email}`} className="tap-link">
      {email}
    </a>
  )
}

/** Both, one below the other. */
export function ContactLinks() {
  return (
    <p className="contact-links">
      <PhoneLink />
      <EmailLink />
    </p>
  )
}
