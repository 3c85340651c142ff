import { createElement, type ReactNode } from 'react'
import type { Fold } from '#web/fold/paper.ts'
import type { PhotoData } from '#web/page-data/responsive-images.ts'
import { cn } from '#web/src/lib/cn.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'

/** An icon from page-data/icons.ts, as large as the text beside it, and purely decorative. */
export function Icon({ path }: { path: string }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

/** The icon of a link that leads on: an arrow to the end of the line. */
export function ArrowIcon() {
  return <Icon path={useLayout().icons.lead} />
}

interface FoldDrawingProps {
  fold: Fold
  className?: string | undefined
  /** The corner of its box that the drawing touches, as in SVG; without it, the drawing is in the middle. */
  preserveAspectRatio?: 'xMaxYMax' | 'xMaxYMin'
  /** Definitions that its style refers to. */
  children?: ReactNode
}

/** Draws a folded sheet in the hue of the nearest `hue-…` class. Decoration, never information. */
export function FoldDrawing({ fold, className, preserveAspectRatio, children }: FoldDrawingProps) {
  return (
    <svg
      className={cn('fold', className)}
      viewBox={`0 0 ${fold.width} ${fold.height}`}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
    >
      {fold.layers.map((path) => (
        <path key={path} d={path} />
      ))}
      {children}
    </svg>
  )
}

interface PictureProps extends PhotoData {
  /** The width that it takes in the page, as `sizes` writes it. */
  sizes: string
  loading?: 'eager' | 'lazy'
  className?: string
}

/** A picture at its size from the start, so that nothing moves; of a photograph, the smallest file that is sharp. */
export function Picture({ src, alt, srcSet, sizes, loading = 'lazy', ...image }: PictureProps) {
  const img = (
    <img src={src} alt={alt} {...image} loading={loading} decoding={srcSet ? 'async' : undefined} />
  )
  if (!srcSet) return img
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {img}
    </picture>
  )
}

/** Draws the logo, in the hue of the site unless its paths have colors. Decoration, never information. */
export function Logo() {
  const { hue, logo } = useLayout()
  return (
    <svg
      className={`fold hue-${hue}`}
      width="1.6em"
      height="1.6em"
      viewBox={logo.viewBox}
      aria-hidden="true"
    >
      {logo.gradients.map(({ kind, attributes, stops }) =>
        createElement(
          kind,
          { key: attributes.id, ...attributes },
          ...stops.map(({ 'stop-color': stopColor, 'stop-opacity': stopOpacity, offset }) =>
            createElement('stop', { offset, stopColor, stopOpacity }),
          ),
        ),
      )}
      {logo.paths.map(({ d, fill, 'fill-rule': fillRule }) => (
        <path key={d} d={d} fill={fill} fillRule={fillRule} />
      ))}
    </svg>
  )
}

/** The company's name as a drawing or, where the display typeface lacks one of its letters, as text. */
export function Wordmark() {
  const { name, wordmark } = useLayout()
  if (!wordmark) return name
  const { d, ...size } = wordmark
  return (
    <svg className="wordmark" {...size} role="img" aria-label={name}>
      <path d={d} />
    </svg>
  )
}
