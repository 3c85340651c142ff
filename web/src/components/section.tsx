import type { ReactNode } from 'react'

interface SectionProps {
  heading: string
  /** One sentence under the heading. */
  text?: string
  /** Makes the section a link target. */
  id?: string
  children: ReactNode
}

/** A section of a page. Its width and vertical space are set here only. */
export function Section({ heading, text, id, children }: SectionProps) {
  return (
    <section id={id} className="wrapper section">
      <h2 className="text-title">{heading}</h2>
      {text && <p className="measure mt-2 text-muted">{text}</p>}
      <div className="mt-8">{children}</div>
    </section>
  )
}
