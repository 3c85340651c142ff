import { ApiError } from '../http/errors.ts'
import type { LanguageTexts } from '../shared/site-texts.ts'

/** The error in a language, with these labels of fields by name. What only a program can cause stays in English. */
export function translateError(
  error: ApiError,
  { language, texts }: LanguageTexts,
  labels: Record<string, string> = {},
): ApiError {
  const { status, code, message, fields, headers, cause } = error
  const labelOf = new Map(Object.entries(labels))
  const messages = new Map<string, string>(Object.entries(texts.errors))
  const sentences = new Map<string, string>(Object.entries(texts.fields))
  const wrong = Object.entries(fields ?? {})
  const named = wrong.map(([name]) => labelOf.get(name) ?? name)
  const names = new Intl.ListFormat(language).format(named)
  const translated = wrong.map(([name, each]) => [name, sentences.get(each) ?? each])
  return new ApiError(
    status,
    code,
    messages.get(code)?.replace('{fields}', () => names) ?? message,
    { fields: fields && Object.fromEntries(translated), headers, cause },
  )
}
