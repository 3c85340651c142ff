import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Fold } from '#web/fold/paper.ts'
import type { PhotoData } from '#web/page-data/responsive-images.ts'
import { type Layout, useLayout } from '#web/src/lib/use-layout.ts'
import { FoldDrawing, Picture } from './graphics.tsx'
import { NoBreak } from './inline-text.tsx'
import { activeAtExactPath } from './links.tsx'

interface PageHeroProps {
  /** In degrees of OKLCH; a `hue-…` class of uno.config.ts. */
  hue?: number | undefined
  /** Without one, the page begins with text alone. */
  fold?: Fold | undefined
  /** Takes the place of the fold. */
  photo?: PhotoData | undefined
  children?: ReactNode
}

/** The top of a page: the folded sheet beside the introduction. */
export function PageHero({ hue, fold, photo, children }: PageHeroProps) {
  if (!fold) return <section className="wrapper introduction">{children}</section>
  return (
    <section className={`wrapper introduction hue-${hue}`}>
      {!photo && (
        <FoldDrawing fold={fold} className="introduction-fold" preserveAspectRatio="xMaxYMax">
          <linearGradient id="light" y2="1">
            <stop stopOpacity=".1" />
            <stop offset="1" stopOpacity=".6" />
          </linearGradient>
        </FoldDrawing>
      )}
      <div className="introduction-text">{children}</div>
      {photo && (
        <Picture
          {...photo}
          className="introduction-fold"
          sizes={`(width<48rem) ${covering(photo, '100vw', 180)},${covering(photo, '44vw', 460)}`}
          loading="eager"
        />
      )}
    </section>
  )
}

/** The width of a photograph that covers a box of this width, and of this height in CSS pixels: a panorama is wider. */
function covering({ width, height }: PhotoData, box: string, boxHeight: number): string {
  return `max(${box},${Math.ceil((boxHeight * width) / height)}px)`
}

interface PageHeaderProps extends PageHeroProps {
  breadcrumb?: ReactNode
  heading: string
  text: string
}

/** The top of a page with a claim, one paragraph, and further content below both. */
export function PageHeader({ breadcrumb, heading, text, children, ...sheet }: PageHeaderProps) {
  return (
    <PageHero {...sheet}>
      {breadcrumb}
      <h1 className="text-headline">
        <NoBreak text={heading} />
      </h1>
      <p className="measure mt-4 text-lead">{text}</p>
      {children}
    </PageHero>
  )
}

interface BreadcrumbProps {
  /** The list that the page belongs to, and its address. */
  list: keyof Layout['lists']
  to: NonNullable<LinkProps['to']>
  /** The section of the list that contains the page: a link, if the list has a heading for it. */
  children?: ReactNode
}

/** The position of a page on the site, above its heading. */
export function Breadcrumb({ list, to, children }: BreadcrumbProps) {
  const { lists, texts } = useLayout()
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className="breadcrumb mb-4">
        <li>
          <Link to={to} activeOptions={activeAtExactPath}>
            {lists[list]}
          </Link>
        </li>
        {children && <li>{children}</li>}
      </ol>
    </nav>
  )
}
