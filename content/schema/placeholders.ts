import * as z from 'zod'
import { text, texts } from './field-types.ts'

/** A line in which a value replaces each of these names in braces; it has no other braces. */
export function template(max: number, ...names: string[]) {
  return withEach(text(1, max), names)
}

/** The same with several lines: the text of an email. */
export function textTemplate(max: number, ...names: string[]) {
  return withEach(lines(max), names)
}

/** Several lines of text. */
export function lines(max: number) {
  return z.string().trim().min(1).max(max).register(texts, { isTerm: false })
}

function withEach(text: z.ZodString, names: string[]) {
  const each = names.reduce(
    (schema, name) => schema.includes(`{${name}}`, `a text with {${name}}`),
    text,
  )
  return withAny(each, names)
}

/** A text that may have each of these names in braces, as often as it needs it; it has no other braces. */
export function withAny(text: z.ZodString, names: string[]) {
  const braces = names.map((name) => `{${name}}`)
  const others = braces.length > 0 ? ` other than ${braces.join(', ')}` : ''
  const pattern = ['[^{}]', ...names.map((name) => `\\{${name}\\}`)].join('|')
  return text.regex(new RegExp(`^(?:${pattern})*$`), `no braces${others}`)
}
