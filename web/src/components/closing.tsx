import type { ReactNode } from 'react'

interface ClosingProps {
  heading: string
  text: string
  /** The calls to action. */
  children: ReactNode
}

/** The end of a page, under its own heading. */
export function Closing({ heading, text, children }: ClosingProps) {
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
