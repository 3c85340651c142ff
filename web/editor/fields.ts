import type { Field } from '@sveltia/cms'
import * as z from 'zod'
import { articleProse } from '#content/schema/prose.ts'
import { fieldOf, textKind, withoutWrapping } from '#content/texts-of.ts'

/** The knowledge of the fields that their schemas lack. */
export interface Knowledge {
  /** By the paths of the fields. */
  hints: Map<string, string>
  choices: Record<string, string[]>
  /** With several languages, the locale of the first one, which alone needs names and figures. */
  firstLocale: string | undefined
}

type Schema = z.core.$ZodType

const MARKS = ['bold', 'italic', 'code', 'link', 'bulleted-list', 'numbered-list'] as const

/**
 * The fields of the editor for a group of the content.
 * @param path of the group, from the name of its file or folder
 * @param data of the site: a record of groups has the names of its entries from it
 * @throws {Error} for a field that the editor has no control for
 */
export function fieldsOf(schema: Schema, path: string, data: unknown, known: Knowledge): Field[] {
  const inner = withoutWrapping(schema)
  if (!(inner instanceof z.ZodObject)) throw new Error(`${path} is not a group of fields.`)
  return Object.keys(inner.shape)
    .filter((name) => name !== 'id')
    .map((name) => fieldFor(fieldOf(inner, name) as Schema, name, `${path}.${name}`, data, known))
    .filter(isShown)
}

/** Fields that refer to entries and groups by name are not shown as long as the site has none of them. */
function isShown(field: Field): boolean {
  if ('options' in field) return field.options.length > 0
  return !('fields' in field) || field.fields.length > 0
}

function fieldFor(schema: Schema, name: string, path: string, data: unknown, known: Knowledge) {
  const kind = textKind(schema)
  const { firstLocale } = known
  const isRequired = !z.safeParse(schema, undefined).success
  const common = {
    name,
    label: labelOf(name),
    hint: known.hints.get(path) ?? '',
    required: kind?.isTerm && isRequired && firstLocale ? [firstLocale] : isRequired,
    i18n: hasTexts(schema),
    // Words for the search are on no page.
    preview: hasTexts(schema) && name !== 'searchTerms',
  }
  return { ...common, ...controlOf(schema, name, path, data, known) } as Field
}

function controlOf(
  schema: Schema,
  name: string,
  path: string,
  data: unknown,
  known: Knowledge,
): object {
  const inner = withoutWrapping(schema)
  const value = (data as Record<string, unknown> | undefined)?.[name]
  const options = known.choices[path]
  if (inner instanceof z.ZodArray) {
    const { minItems: min, maxItems: max } = limitsOf(inner)
    const { element } = inner
    const choices = options ?? optionsOf(element)
    if (choices) return { widget: 'select', multiple: true, options: choices, min, max }
    const list = { widget: 'list', min, max, collapsed: 'auto' }
    if (withoutWrapping(element) instanceof z.ZodObject) {
      return { ...list, fields: fieldsOf(element, path, undefined, known) }
    }
    const field = fieldFor(element, 'entry', path, undefined, known)
    return { ...list, field: { ...field, label: labelOf(name), hint: '' } }
  }
  if (inner instanceof z.ZodObject) {
    return { widget: 'object', fields: fieldsOf(inner, path, value, known) }
  }
  if (inner instanceof z.ZodRecord) {
    if (textKind(inner.valueType)) return { widget: 'keyvalue' }
    // New names need the repository: an empty record would get into each translation.
    const entries = Object.keys((value ?? {}) as object)
    const fields = entries.map((entry) => fieldFor(inner.valueType, entry, path, undefined, known))
    return { widget: 'object', fields }
  }
  if (options ?? optionsOf(inner)) return { widget: 'select', options: options ?? optionsOf(inner) }
  if (inner instanceof z.ZodBoolean) return { widget: 'boolean', default: false }
  if (inner instanceof z.ZodNumber) {
    const { minimum: min, maximum: max } = limitsOf(inner)
    return { widget: 'number', value_type: 'int', min, max }
  }
  if (inner instanceof z.ZodISODate)
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (inner instanceof z.ZodPipe && textKind(inner)) {
    const isArticle = inner === articleProse
    const marks = isArticle ? [...MARKS, 'heading-two', 'heading-three', 'quote'] : MARKS
    return {
      widget: 'richtext',
      buttons: marks,
      editor_components: isArticle ? ['image', 'code-block', 'table'] : [],
    }
  }
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) return textControl(inner)
  throw new Error(`The editor has no control for ${path}.`)
}

function limitsOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

function textControl(schema: z.ZodString | z.ZodStringFormat): object {
  const { minLength, maxLength } = schema
  const { issues = [] } = schema.safeParse('\n').error ?? {}
  const rule = issues.find((issue) => issue.code === 'invalid_format' && issue.format === 'regex')
  const pattern =
    rule && 'pattern' in rule ? [rule.pattern?.replace(/^\/|\/u?$/g, ''), rule.message] : undefined
  return {
    // The first two lines of the control take about 90 characters.
    widget: maxLength !== null && maxLength <= 90 ? 'string' : 'text',
    minlength: minLength ?? undefined,
    maxlength: maxLength ?? undefined,
    pattern,
  }
}

function optionsOf(schema: Schema): string[] | undefined {
  const inner = withoutWrapping(schema)
  return inner instanceof z.ZodEnum ? inner.options.map(String) : undefined
}

/** Whether a field or one inside it is a text, so that a translation has it. */
export function hasTexts(schema: Schema): boolean {
  if (textKind(schema)) return true
  const inner = withoutWrapping(schema)
  if (inner instanceof z.ZodArray) return hasTexts(inner.element)
  if (inner instanceof z.ZodRecord) return hasTexts(inner.valueType)
  return inner instanceof z.ZodObject && Object.values(inner.shape).some(hasTexts)
}

/** `shortDescription` as words: Short description. */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
