import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

interface NoticeProps {
  heading: string
  text: string
  /** The texts that the Worker shows in place of the others after a form post. */
  sent?: { heading: string; text: string }
  /** The links to other pages. */
  children: ReactNode
}

/** A page with a single message beside the logo: not found, message sent, failure. */
export function Notice({ heading, text, sent, children }: NoticeProps) {
  return (
    <section className="introduction">
      <Logo className="introduction-fold" />
      <div className="wrapper">
        <div className="introduction-text">
          <h1 className="text-headline" data-sent={sent?.heading}>
            {heading}
          </h1>
          <p className="measure mt-4 text-lead" data-sent={sent?.text}>
            {text}
          </p>
          <div className="actions mt-8">{children}</div>
        </div>
      </div>
    </section>
  )
}
