import * as z from 'zod'
import { line, texts } from './text.ts'

/** A line in which a value replaces each of these names in braces; it has no other braces. */
export function lineWith(max: number, ...names: string[]) {
  return withPlaceholders(line(1, max), names)
}

/** The same with several lines: the text of an email. */
export function linesWith(max: number, ...names: string[]) {
  return withPlaceholders(
    z.string().trim().min(1).max(max).register(texts, { isTerm: false }),
    names,
  )
}

function withPlaceholders(text: z.ZodString, names: string[]) {
  const braces = names.map((name) => `{${name}}`)
  return braces
    .reduce((schema, each) => schema.includes(each, `a text with ${each}`), text)
    .regex(
      new RegExp(`^(?:[^{}]|\\{(?:${names.join('|')})\\})*$`),
      `no braces other than ${braces.join(', ')}`,
    )
}
