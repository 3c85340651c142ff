import { Children, type ReactNode } from 'react'
import { cn } from '#web/src/lib/cn.ts'

/** Ends a line, if need be, and begins none. */
const DOT = '\u00a0· '

/** Short texts in small type, with dots between them. */
export function Tags({ className, children }: { className?: string; children: ReactNode }) {
  const tags = Children.toArray(children)
  const isText = tags.every((tag) => typeof tag === 'string')
  return (
    <p className={cn('tags text-muted', className)}>
      {isText ? tags.join(DOT) : tags.flatMap((tag, index) => (index > 0 ? [DOT, tag] : tag))}
    </p>
  )
}
