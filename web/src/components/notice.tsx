import shell from 'content:shell'
import type { ReactNode } from 'react'
import { Introduction } from './introduction.tsx'

interface NoticeProps {
  heading: string
  text: string
  /** The ways on. */
  children: ReactNode
  /** What stands below them. */
  after?: ReactNode
}

/** A page that says one thing beside our own fold: a wrong turn, a sent message, a failure. */
export function Notice({ heading, text, children, after }: NoticeProps) {
  return (
    <Introduction hue={75} fold={shell.logo}>
      <h1 className="text-headline">{heading}</h1>
      <p className="measure mt-4 text-lead">{text}</p>
      <div className="actions mt-8">{children}</div>
      {after}
    </Introduction>
  )
}
