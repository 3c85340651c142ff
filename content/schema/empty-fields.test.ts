import { expect, test } from 'vitest'
import * as z from 'zod'
import { collections, documents } from '../collections.ts'
import { fieldOf, unwrapSchema } from '../texts-of.ts'

/** The dotted paths of the fields that a file may leave out but not leave empty. */
function fussyFields(schema: z.core.$ZodType, path: string): string[] {
  const inner = unwrapSchema(schema)
  const names = inner instanceof z.ZodObject ? Object.keys(inner.shape) : ['']
  return names.flatMap((name) => {
    const field = fieldOf(inner, name)
    if (!field) return []
    const isFussy = z.safeParse(field, undefined).success && !z.safeParse(field, null).success
    const at = [path, name].filter(Boolean).join('.')
    return [...(isFussy ? [at] : []), ...fussyFields(field, at)]
  })
}

const { logo: _, ...files } = { ...collections, ...documents }

test('a field that may be left out may be empty, too', () => {
  const all = Object.entries<z.core.$ZodType>(files)

  expect(all.flatMap(([name, schema]) => fussyFields(schema, name))).toEqual([])
})
