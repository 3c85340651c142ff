import { expect, test } from 'vitest'
import * as z from 'zod'
import { mergeTranslation } from './merge-translation.ts'
import type { Problem } from './problems.ts'
import { nameOrFigure, slug, text } from './schema/field-types.ts'

const schema = z.strictObject({
  title: text(2, 9),
  hue: z.int(),
  ids: z.array(slug),
  words: z.array(text(2, 9)),
  note: text(2, 9).optional(),
  voice: z.strictObject({ text: text(2, 9) }).optional(),
  group: z.strictObject({ label: text(2, 9), to: slug }),
  rows: z.array(z.strictObject({ name: text(2, 9), product: nameOrFigure(2, 9) })),
  claims: z.record(slug, text(2, 9)),
})
const first = {
  title: 'Paper',
  hue: 75,
  ids: ['a', 'b'],
  words: ['one', 'two'],
  group: { label: 'Fold', to: 'fold' },
  rows: [
    { name: 'Cut', product: 'Knife' },
    { name: 'Glue', product: 'Gum' },
  ],
  claims: { sheets: 'sheets' },
}
const german = {
  title: 'Papier',
  words: ['eins', 'zwei', 'drei'],
  group: { label: 'Falten' },
  rows: [{ name: 'Schnitt' }, { name: 'Kleber', product: 'Kleister' }],
  claims: { sheets: 'Blätter' },
}

function translateInto(data: unknown): { data: unknown; problems: Problem[] } {
  const problems: Problem[] = []
  const own = { file: 'a.yaml', data: first }
  return { ...mergeTranslation(schema, own, { file: 'a.de.yaml', data }, problems), problems }
}

test('merges the texts of a translation into the data of the first language', () => {
  const { data, problems } = translateInto({ ...german, note: 'Nur hier' })

  expect(problems).toEqual([])
  expect(data).toEqual({
    ...first,
    ...german,
    note: 'Nur hier',
    group: { label: 'Falten', to: 'fold' },
    rows: [
      { name: 'Schnitt', product: 'Knife' },
      { name: 'Kleber', product: 'Kleister' },
    ],
  })
})

const NEW = { claims: { sheets: 'Blätter', folds: 'Falten' } }
const ONLY_TEXTS = 'only texts: remove this field, which a.yaml sets for every language'
const NO_FIELD = 'a field that a.yaml has: remove this one'

test.each([
  ['a group of its own', { voice: { text: 'Falz' } }, 'voice', NO_FIELD, 'a group of fields'],
  ['a number', { hue: 75 }, 'hue', ONLY_TEXTS, '"75"'],
  ['a list of ids', { ids: ['a', 'b'] }, 'ids', ONLY_TEXTS, '2 entries'],
  ['an id in a group', { group: { label: 'Falten', to: 'x' } }, 'group.to', ONLY_TEXTS, '"x"'],
  ['a shorter list', { rows: [{ name: 'Eins' }] }, 'rows', '2 entries, as in a.yaml', '1 entries'],
  ['a text for a list', { rows: 'Eins' }, 'rows', '2 entries, as in a.yaml', '"Eins"'],
  ['a text for a group', { group: 'Falten' }, 'group', 'a group of fields', '"Falten"'],
  ['a new name', NEW, 'claims.folds', 'a name that a.yaml has: sheets', '"folds"'],
])('rejects %s', (_, fields, field, expected, found) => {
  const { data, problems } = translateInto({ ...german, ...fields })

  expect(problems).toEqual([{ file: 'a.de.yaml', field, expected, found }])
  expect(schema.safeParse(data).success).toBe(true)
})

test('leaves an unknown field to the schema', () => {
  const { data, problems } = translateInto({ ...german, colour: 'rot' })

  expect(problems).toEqual([])
  expect(data).toHaveProperty('colour')
})

test.each([
  [{ ...german, group: null, rows: [{ name: 'Eins' }, {}] }, 'group.label, rows.1.name'],
  [null, 'title, words, group.label, rows.0.name, rows.1.name, claims.sheets'],
])('lists the missing texts of %j', (data, missing) => {
  const problem = { expected: 'every text of a.yaml', found: `nothing for ${missing}` }
  expect(translateInto(data).problems).toEqual([{ file: 'a.de.yaml', field: '', ...problem }])
})
