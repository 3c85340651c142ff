import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { COLLECTION_PAGES } from '../collection-texts.ts'
import { isOptional, schemaOf } from '../collections.ts'
import { listFiles } from '../content-files.ts'
import { isGroup } from '../is-group.ts'
import { readSources } from '../sources.ts'
import { fieldOf } from '../texts-of.ts'
import { writeData } from './add-language.ts'

type Schema = z.core.$ZodType

/**
 * Removes everything from a copy of the content that a company need not have: optional pages, the
 * collections around them, optional fields, and the links to those pages in site.yaml.
 */
export function removeSections(folder: string) {
  const absent = (name: string) =>
    isOptional(name) || (name.split('/')[0] ?? '') in COLLECTION_PAGES
  for (const [name, { file, data }] of readSources(folder, listFiles(folder), [])) {
    if (absent(name)) rmSync(join(folder, file))
    else if (/\.(?:yaml|md)$/.test(file)) {
      const kept = withoutDeadLinks(required(schemaOf(name), data))
      writeData(folder, file, isGroup(kept) && kept.body ? withoutPhone(kept) : kept)
    }
  }
}

/** Sentences that name the phone number, which legal pages must not without one. */
function withoutPhone({ body, ...fields }: Record<string, unknown>) {
  return { ...fields, body: String(body).replaceAll('{phone}', '{email}') }
}

/** The data without the fields that its schema does not ask for. */
function required(schema: Schema, data: unknown): unknown {
  if (Array.isArray(data))
    return data.map((entry, at) => required(fieldOf(schema, `${at}`) ?? schema, entry))
  // A text with a number keeps the plural forms of its language.
  if (!isGroup(data) || 'other' in data) return data
  const fields = Object.entries(data).flatMap(([key, value]) => {
    const field = fieldOf(schema, key)
    if (!field || key === 'id') return []
    // A field of the contact form that visitors may leave empty.
    if (isGroup(value) && value.required === false) return []
    const isRequired = !z.safeParse(field, undefined).success
    return isRequired ? [[key, required(field, value)]] : []
  })
  return Object.fromEntries(fields)
}

function withoutDeadLinks(data: unknown): unknown {
  if (Array.isArray(data)) {
    return data.map(withoutDeadLinks).filter((each) => !isGroup(each) || !leadsNowhere(each.to))
  }
  if (!isGroup(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withoutDeadLinks(value)]),
  )
}

function leadsNowhere(to: unknown): boolean {
  return typeof to === 'string' && isOptional(`pages/${to.split(/[/#]/)[1]}`)
}
