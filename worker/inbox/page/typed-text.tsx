import type { JSX } from 'hono/jsx'
import { asWritten } from './as-written.ts'

type TypedTextProps = JSX.IntrinsicElements['textarea'] & {
  /** What the operator typed before; '' at first. */
  text: string
  /** Its BCP 47 tag, if the language is known. */
  language?: string | null | undefined
}

/** A field of several lines that keeps what an operator typed, in any language. */
export function TypedText({ text, language, ...attributes }: TypedTextProps) {
  return (
    <textarea {...attributes} {...asWritten(language)}>
      {/* HTML drops the first line break of a textarea; this one protects the text's own. */}
      {`\n${text}`}
    </textarea>
  )
}
