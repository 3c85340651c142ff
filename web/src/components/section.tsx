import type { ReactNode } from 'react'

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
  const content = (
    <>
      <h2 className="text-title">{heading}</h2>
      {text && <p className="measure mt-2 text-muted">{text}</p>}
      <div className="mt-8">{children}</div>
    </>
  )
  return (
    <section id={id} className={hasRule ? 'wrapper' : 'wrapper section'}>
      {hasRule ? (
        <div className="strip">
          <div className="pt-8">{content}</div>
        </div>
      ) : (
        content
      )}
    </section>
  )
}
