import type { JSX } from 'hono/jsx'
import { asWritten } from './as-written.ts'

type TypedTextProps = JSX.IntrinsicElements['textarea'] & {
  /** What the operator typed before; '' at first. */
  text: string
}

/** A field of several lines that keeps what an operator typed, in any language. */
export function TypedText({ text, ...attributes }: TypedTextProps) {
  return (
    <textarea {...attributes} {...asWritten}>
      {/* HTML drops the first line break of a textarea; this one protects the text's own. */}
      {`\n${text}`}
    </textarea>
  )
}
