import type { ReactNode } from 'react'
import type { Fold } from '#web/fold/draw.ts'
import { Introduction } from './introduction.tsx'

interface PageHeadingProps {
  heading: string
  text: string
  /** Without one, the page begins with text alone. */
  fold?: Fold | undefined
  hue?: number | undefined
  /** Below the paragraph. */
  children?: ReactNode
}

/** The top of a page: a claim and one paragraph, beside a folded sheet. */
export function PageHeading({ heading, text, fold, hue = 0, children }: PageHeadingProps) {
  const claim = (
    <>
      <h1 className="text-headline">{heading}</h1>
      <p className="measure mt-4 text-lead">{text}</p>
      {children}
    </>
  )
  if (!fold) return <section className="wrapper introduction">{claim}</section>
  return (
    <Introduction hue={hue} fold={fold}>
      {claim}
    </Introduction>
  )
}
