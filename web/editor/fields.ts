import type { Field } from '@sveltia/cms'
import * as z from 'zod'
import { collections } from '#content/collections.ts'
import { isTranslatable, textKind } from '#content/find-translatable-texts.ts'
import type { referenceTargets } from '#content/references.ts'
import { referenceFields } from '#content/schema/field-types.ts'
import { articleProseField } from '#content/schema/prose.ts'
import { getField, unwrapSchema } from '#content/schema/walk-schema.ts'

/** What the editor needs beside the schemas. */
export interface Supplement {
  /** The names that fields can state. */
  names: ReturnType<typeof referenceTargets>
  /** With several languages, the locale of the first one, which alone needs names and figures. */
  firstLocale: string | undefined
}

type Schema = z.core.$ZodType

const MARKS = ['bold', 'italic', 'code', 'link', 'bulleted-list', 'numbered-list'] as const

/**
 * The fields of the editor for a group of the content.
 * @param path of the group, from the name of its file or folder
 * @throws {Error} for a field that the editor has no control for
 */
export function editorFields(schema: Schema, path: string, supplement: Supplement): Field[] {
  const inner = unwrapSchema(schema)
  if (!(inner instanceof z.ZodObject)) throw new Error(`${path} is not a group of fields.`)
  return Object.keys(inner.shape)
    .filter((name) => name !== 'id')
    .map((name) => fieldFor(getField(inner, name) as Schema, name, `${path}.${name}`, supplement))
    .filter(isShown)
}

/** Fields that refer to entries and groups by name are not shown as long as the site has none of them. */
function isShown(field: Field): boolean {
  if ('options' in field) return field.options.length > 0
  return !('fields' in field) || field.fields.length > 0
}

function fieldFor(schema: Schema, name: string, path: string, supplement: Supplement): Field {
  const { firstLocale } = supplement
  const isRequired = !z.safeParse(schema, undefined).success
  const isText = isTranslatable(schema)
  return {
    name,
    label: labelOf(name),
    hint: z.globalRegistry.get(schema)?.description ?? '',
    required:
      textKind(schema)?.isOptional && isRequired && firstLocale ? [firstLocale] : isRequired,
    i18n: isText,
    // Words for the search are on no page.
    preview: isText && name !== 'searchTerms',
    ...controlOf(schema, name, path, supplement),
  } as Field
}

/** The part of a field that depends on the type of its value. */
function controlOf(schema: Schema, name: string, path: string, supplement: Supplement): object {
  const inner = unwrapSchema(schema)
  const to = referenceFields.get(inner)?.to
  if (to === 'picture') return { widget: 'image' }
  const options = inner instanceof z.ZodEnum ? inner.options : namesFor(inner, supplement)
  // The editor reads the ids of entries from the repository: in its configuration, everybody could read the name of an
  // article that waits for its date.
  const isEntry = to !== undefined && Object.hasOwn(collections, to)
  if (isEntry && options?.length) {
    return { widget: 'relation', collection: to, value_field: '{{slug}}' }
  }
  if (options) return { widget: 'select', options }
  if (inner instanceof z.ZodObject) {
    return { widget: 'object', fields: editorFields(inner, path, supplement) }
  }
  if (inner instanceof z.ZodRecord) {
    const entries = namesFor(inner.keyType, supplement)
    if (!entries) return { widget: 'keyvalue' }
    // New names need the repository: an empty group would get into each translation.
    const fields = entries.map((entry) => fieldFor(inner.valueType, entry, path, supplement))
    return { widget: 'object', fields }
  }
  // Rare, and kept as it is: a switch would write its state into every file.
  if (inner instanceof z.ZodLiteral) return { widget: 'hidden' }
  if (inner instanceof z.ZodBoolean) return { widget: 'boolean', default: false }
  if (inner instanceof z.ZodISODate) {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  }
  if (inner instanceof z.ZodPipe && textKind(inner)) {
    const isArticle = inner === articleProseField
    return {
      widget: 'richtext',
      buttons: isArticle ? [...MARKS, 'heading-two', 'heading-three', 'quote'] : MARKS,
      editor_components: ['table', 'image', ...(isArticle ? ['code-block'] : [])],
    }
  }
  const limits = z.toJSONSchema(inner, { io: 'input', unrepresentable: 'any' })
  if (inner instanceof z.ZodArray) {
    const { minItems: min, maxItems: max } = limits
    const entry = controlOf(inner.element, name, path, supplement)
    const isChoice = 'options' in entry || 'collection' in entry
    if (isChoice) return { ...entry, multiple: true, min, max }
    const label = labelOf(name)
    const content =
      'fields' in entry ? entry : { field: { name, label, i18n: isTranslatable(inner), ...entry } }
    return { ...content, widget: 'list', min, max, collapsed: 'auto' }
  }
  if (inner instanceof z.ZodNumber) {
    const { type, minimum: min, maximum: max } = limits
    return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min, max }
  }
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) {
    const { minLength: minlength, maxLength: maxlength } = limits
    // Two lines take about 90 characters. Without a maximum it is an address, a time or the like.
    const widget = (maxlength ?? 0) <= 90 ? 'string' : 'text'
    return { widget, minlength, maxlength, pattern: patternOf(inner) }
  }
  throw new Error(`The editor has no control for ${path}.`)
}

/** The names of what a field refers to, or of the groups in a record; undefined for any other field. */
function namesFor(schema: Schema, { names }: Supplement): string[] | undefined {
  const to = referenceFields.get(schema)?.to
  return to && to !== 'page' ? [...names[to].values()] : undefined
}

/** The pattern of a text and its description: the one that a line break breaks. */
function patternOf(schema: z.ZodType): [string | undefined, string] | undefined {
  const { issues = [] } = schema.safeParse('\n').error ?? {}
  const rule = issues.find((issue) => issue.code === 'invalid_format' && issue.format === 'regex')
  return rule && 'pattern' in rule
    ? [rule.pattern?.replace(/^\/|\/u?$/g, ''), rule.message]
    : undefined
}

/** `shortDescription` as words: Short description. */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
