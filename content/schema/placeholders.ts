import * as z from 'zod'
import { text, texts } from './field-types.ts'

/** A line in which a value replaces each of these names in braces; it has no other braces. */
export function lineWith(max: number, ...names: string[]) {
  return withPlaceholders(text(1, max), names)
}

/** The same with several lines: the text of an email. */
export function linesWith(max: number, ...names: string[]) {
  return withPlaceholders(lines(max), names)
}

/** The same, each of these names as often as the text needs it, or never. */
export function linesWithAny(max: number, ...names: string[]) {
  return withoutOtherBraces(lines(max), names)
}

function lines(max: number) {
  return z.string().trim().min(1).max(max).register(texts, { isTerm: false })
}

function withPlaceholders(text: z.ZodString, names: string[]) {
  const each = names.reduce(
    (schema, name) => schema.includes(`{${name}}`, `a text with {${name}}`),
    text,
  )
  return withoutOtherBraces(each, names)
}

function withoutOtherBraces(text: z.ZodString, names: string[]) {
  return text.regex(
    new RegExp(`^(?:[^{}]|\\{(?:${names.join('|')})\\})*$`),
    `no braces other than ${names.map((name) => `{${name}}`).join(', ')}`,
  )
}
