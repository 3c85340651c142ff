import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

interface NoticeProps {
  heading: string
  text: string
  /** The links to other pages. */
  children: ReactNode
  /** The content below the links. */
  after?: ReactNode
}

/** A page with a single message beside the logo: not found, message sent, failure. */
export function Notice({ heading, text, children, after }: NoticeProps) {
  return (
    <section className="wrapper introduction">
      <Logo className="introduction-fold" />
      <div className="introduction-text">
        <h1 className="text-headline">{heading}</h1>
        <p className="measure mt-4 text-lead">{text}</p>
        <div className="actions mt-8">{children}</div>
        {after}
      </div>
    </section>
  )
}
