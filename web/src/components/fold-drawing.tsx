import type { Fold } from '#web/fold/draw.ts'
import { cn } from '#web/src/lib/cn.ts'

/** Draws a folded sheet in the hue of the nearest `hue-…` class. Decoration, never information. */
export function FoldDrawing({ fold, className }: { fold: Fold; className?: string }) {
  return (
    <svg
      className={cn('fold', className)}
      viewBox={`-1 -1 ${fold.width + 2} ${fold.height + 2}`}
      aria-hidden="true"
    >
      {fold.layers.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
