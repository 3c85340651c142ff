import { Children, type ReactNode } from 'react'
import { cn } from '#web/src/lib/cn.ts'

/** Ends a line, if need be, and begins none. */
const DOT = '\u00a0· '

/** Short texts in small type, with dots between them. */
export function DotList({ className, children }: { className?: string; children: ReactNode }) {
  const tags = Children.toArray(children)
  const isText = tags.every((tag) => typeof tag === 'string')
  return (
    <p className={cn('tags text-muted', className)}>
      {isText ? tags.join(DOT) : tags.flatMap((tag, index) => (index > 0 ? [DOT, tag] : tag))}
    </p>
  )
}

/** A number with its unit in any script, a word with a hyphen, a range, a price: "14 days", "H-1B", "$7–$12", "$9". */
const WHOLE =
  /(\p{Nd}(?:(?!-\p{L})\S)* [\p{L}\p{M}॰]{2,8}(?![\p{L}\p{M}])|\S+[-–～]\S+|\p{Sc}\p{Nd}\S*)/u

/** A text in which these parts break only if they are longer than a line. */
export function NoBreak({ text }: { text: string }) {
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and may have a word twice.
      <span key={index} className="no-break">
        {part}
      </span>
    ),
  )
}
