import type { ReactNode } from 'react'
import type { Fold } from '#web/fold/draw.ts'
import { cn } from '#web/src/lib/cn.ts'

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
