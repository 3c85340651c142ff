import type { ReactNode } from 'react'

interface GroupProps {
  heading: string
  text: string
  /** Makes the group a link target. */
  id?: string
  children: ReactNode
}

/** A section of the catalogue: its heading, which stays in view in a wide window, and its content. */
export function Group({ heading, text, id, children }: GroupProps) {
  return (
    <section id={id} className="wrapper">
      <div className="fact">
        <div className="sticky-aside">
          <h2 className="text-heading">{heading}</h2>
          <p className="mt-2 text-small text-muted">{text}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
