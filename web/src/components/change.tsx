import type { ChangeData } from '#web/page-data/metric.ts'
import { cn } from '#web/src/lib/cn.ts'
import { FoldDrawing } from './fold-drawing.tsx'

/** A change as two strips of paper, each beside its number. Decoration: the change's text says both. */
export function Change({ before, after, strips, className }: ChangeData & { className?: string }) {
  return (
    <div className={cn('change', className)} data-before={before} data-after={after}>
      <FoldDrawing fold={strips} className="strips" />
    </div>
  )
}
