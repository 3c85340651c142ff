import { type ErrorComponentProps, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { assertDefined } from '#content/assert-defined.ts'
import { isMissingFileError } from '#web/src/lib/stale-tab.ts'
import { type Layout, useLayout } from '#web/src/lib/use-layout.ts'
import { ButtonLink, EmailLink, LinkList, PhoneLink } from './links.tsx'
import { PageHero } from './page-header.tsx'

interface NoticeProps {
  /** The notice, whose sheet is beside it. */
  name: keyof Layout['notices']
  /** Its subject, before the text. */
  about?: string
  /** In place of its texts, which the Worker shows after a form post. */
  instead?: { heading: string; text: string }
  /** The links to other pages. */
  children: ReactNode
}

/** A page with a single message beside a sheet of its own: not found, message sent, failure. */
export function NoticePage({ name, about, instead, children }: NoticeProps) {
  const { hue, notices, sheets } = useLayout()
  const notice = assertDefined(notices[name], `notice "${name}"`)
  const { heading, text } = instead ?? notice
  return (
    <PageHero hue={hue} fold={sheets[name]}>
      <h1 className="text-headline" data-sent={instead && notice.heading}>
        {heading}
      </h1>
      <p className="measure mt-4 text-lead" data-sent={instead && notice.text}>
        {about ? `${about}: ${text}` : text}
      </p>
      <div className="actions mt-8">{children}</div>
    </PageHero>
  )
}

export function NotFound() {
  const { navigation, texts } = useLayout()
  const services = { label: texts.services, to: navigation.servicesFooter.link.to }
  return (
    <>
      <NoticePage name="notFound">
        <ButtonLink to="/">{texts.toHomePage}</ButtonLink>
        <ButtonLink to="/search" hash="q" variant="quiet">
          {texts.search}
        </ButtonLink>
        <ButtonLink to="/contact" variant="quiet">
          {texts.askForPage}
        </ButtonLink>
      </NoticePage>
      <LinkList links={[services, ...navigation.main.filter(({ to }) => to !== '/')]} />
    </>
  )
}

export function ServiceNotFound() {
  const { navigation, texts } = useLayout()
  const services = navigation.services
    .flatMap(({ links }) => links)
    .map(({ id, label }) => ({ label, to: `/services/${id}` }))
  return (
    <>
      <NoticePage name="serviceNotFound">
        <ButtonLink to="/services">{texts.toServices}</ButtonLink>
        <ButtonLink to="/search" hash="q" variant="quiet">
          {texts.search}
        </ButtonLink>
      </NoticePage>
      <LinkList links={services} />
    </>
  )
}

/** Replaces a page that failed to render. Has plain links only, since the app itself may be broken. */
export function PageError({ error }: ErrorComponentProps) {
  const href = useRouterState({ select: ({ location }) => location.publicHref })
  const { texts } = useLayout()
  return (
    <NoticePage name={isMissingFileError(error) ? 'incomplete' : 'failed'}>
      <a href={href} className="action">
        {texts.loadAgain}
      </a>
      <PhoneLink />
      <EmailLink />
    </NoticePage>
  )
}
