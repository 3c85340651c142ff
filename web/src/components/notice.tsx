import type { ReactNode } from 'react'
import { useShell } from '#web/src/lib/shell.ts'
import { Introduction } from './introduction.tsx'

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
  const { logo } = useShell()
  return (
    <Introduction hue={75} fold={logo}>
      <h1 className="text-headline">{heading}</h1>
      <p className="measure mt-4 text-lead">{text}</p>
      <div className="actions mt-8">{children}</div>
      {after}
    </Introduction>
  )
}
