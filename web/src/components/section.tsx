import type { ReactNode } from 'react'
import { ButtonLink, type ButtonLinkProps } from './links.tsx'

interface SectionProps {
  heading: string
  /** One sentence under the heading. */
  text?: string
  /** Makes the section a link target. */
  id?: string
  /** Begins with a rule, on which the drawing of the introduction stands. */
  hasRule?: boolean
  children: ReactNode
}

/** A section of a page. Its width and vertical space are set here only. */
export function Section({ heading, text, id, hasRule, children }: SectionProps) {
  return (
    <section id={id} className={hasRule ? 'wrapper' : 'wrapper section'}>
      <div className={hasRule ? 'ruled' : undefined}>
        <h2 className={`text-title${hasRule ? ' mt-8' : ''}`}>{heading}</h2>
        {text && <p className="measure mt-2 text-muted">{text}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  )
}

interface ClosingSectionProps {
  heading: string
  text: string
  /** The calls to action. */
  children: ReactNode
}

/** The end of a page, under its own heading. */
export function ClosingSection({ heading, text, children }: ClosingSectionProps) {
  return (
    <section className="wrapper mt-20">
      <div className="closing">
        <h2 className="text-headline">{heading}</h2>
        <div>
          <p className="measure text-lead">{text}</p>
          {children}
        </div>
      </div>
    </section>
  )
}

interface CallToActionProps extends Partial<Pick<ButtonLinkProps, 'to' | 'hash' | 'search'>> {
  heading: string
  text: string
  /** The link to the contact page. */
  primary: string
  /** The link to `to`. */
  secondary?: string | undefined
}

/** The end of a page: one claim and its calls to action. */
export function CallToAction(props: CallToActionProps) {
  const { heading, text, primary, secondary, to, ...target } = props
  return (
    <ClosingSection heading={heading} text={text}>
      <div className="actions mt-8">
        <ButtonLink to="/contact">{primary}</ButtonLink>
        {secondary && to && (
          <ButtonLink to={to} {...target} variant="quiet">
            {secondary}
          </ButtonLink>
        )}
      </div>
    </ClosingSection>
  )
}
