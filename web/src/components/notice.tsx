import type { ReactNode } from 'react'

interface NoticeProps {
  heading: string
  text: string
  /** The ways on. */
  children: ReactNode
}

/** A page that says one thing: a wrong turn, a sent message, a failure. */
export function Notice({ heading, text, children }: NoticeProps) {
  return (
    <section className="frame notice">
      <h1 className="text-headline">{heading}</h1>
      <p className="measure mt-4 text-lead">{text}</p>
      <div className="actions mt-8">{children}</div>
    </section>
  )
}
