import type { ReactNode } from 'react'
import { type Shell, useShell } from '#web/src/lib/shell.ts'
import { Introduction } from './introduction.tsx'

interface NoticeProps {
  /** The notice whose sheet is beside the message. */
  name: keyof Shell['sheets']
  heading: string
  text: string
  /** The texts that the Worker shows in place of the others after a form post. */
  sent?: { heading: string; text: string }
  /** The links to other pages. */
  children: ReactNode
}

/** A page with a single message beside a sheet of its own: not found, message sent, failure. */
export function Notice({ name, heading, text, sent, children }: NoticeProps) {
  const { hue, sheets } = useShell()
  return (
    <Introduction hue={hue} fold={sheets[name]}>
      <h1 className="text-headline" data-sent={sent?.heading}>
        {heading}
      </h1>
      <p className="measure mt-4 text-lead" data-sent={sent?.text}>
        {text}
      </p>
      <div className="actions mt-8">{children}</div>
    </Introduction>
  )
}
