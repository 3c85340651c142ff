import * as z from 'zod'
import { translatableTextRegistry } from './schema/field-types.ts'
import { getField, isPlural, unwrapSchema } from './schema/walk-schema.ts'

type Schema = z.core.$ZodType

/** A text of a file, or a list of texts, which is one text for its translators. */
export interface Text {
  /** Its dotted path: `quote.text`, `metrics.0.label`, `results`. */
  path: string
  value: unknown
  /** Whether a translation may leave it out: a name, a figure, a plural form that only some languages have. */
  isOptional: boolean
}

/**
 * The texts in the data of a file, in its order.
 * @param data as the file has it, valid or not: prose is Markdown
 */
export function findTexts(schema: Schema, data: unknown, path = ''): Text[] {
  if (data === undefined || data === null) return []
  const kind = textKind(schema)
  if (kind) return [{ path, value: data, ...kind }]
  if (typeof data !== 'object') return []
  return Object.entries(data).flatMap(([key, value]) => {
    const field = getField(schema, key)
    const texts = field ? findTexts(field, value, path ? `${path}.${key}` : key) : []
    const isForm = isPlural(schema) && key !== 'other'
    return isForm ? texts.map((text) => ({ ...text, isOptional: true })) : texts
  })
}

/** The kind of a text or of a list of texts; undefined for any other field. */
export function textKind(schema: Schema): { isOptional: boolean } | undefined {
  const inner = unwrapSchema(schema)
  if (inner instanceof z.ZodArray) return textKind(inner.element)
  return translatableTextRegistry.get(inner)
}

/** Whether a field or one inside it is a text, so that a translation has it. */
export function isTranslatable(schema: Schema): boolean {
  if (textKind(schema)) return true
  const inner = unwrapSchema(schema)
  if (inner instanceof z.ZodArray) return isTranslatable(inner.element)
  if (inner instanceof z.ZodRecord) return isTranslatable(inner.valueType)
  return inner instanceof z.ZodObject && Object.values(inner.shape).some(isTranslatable)
}
