import type * as z from 'zod'
import { multilineText, text } from './field-types.ts'

/** A line in which a value replaces each of these names in braces; it has no other braces. */
export function template(max: number, ...names: string[]) {
  return withEach(text(1, max), names)
}

/** The same with several lines: the text of an email. */
export function multilineTemplate(max: number, ...names: string[]) {
  return withEach(multilineText(max), names)
}

function withEach(text: z.ZodString, names: string[]) {
  const each = names.reduce(
    (schema, name) => schema.includes(`{${name}}`, `a text with {${name}}`),
    text,
  )
  return allowPlaceholders(each, names)
}

/** A text that may have each of these names in braces, as often as it needs it; it has no other braces. */
export function allowPlaceholders(text: z.ZodString, names: string[]) {
  const braces = names.map((name) => `{${name}}`)
  const others = braces.length > 0 ? ` other than ${braces.join(', ')}` : ''
  const pattern = ['[^{}]', ...names.map((name) => `\\{${name}\\}`)].join('|')
  return text.regex(new RegExp(`^(?:${pattern})*$`), `no braces${others}`)
}
