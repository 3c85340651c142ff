import { expect, test } from 'vitest'
import * as z from 'zod'
import { prose } from './schema/prose.ts'
import { line, slug, term, untranslated } from './schema/text.ts'
import { textsOf } from './texts-of.ts'

const schema = z
  .strictObject({
    id: slug,
    title: line(2, 9).regex(/\w/),
    body: prose().optional(),
    category: untranslated(2, 9),
    words: z.array(line(2, 9)).max(3).default([]),
    links: z.array(z.strictObject({ label: term(2, 9), to: z.url(), note: line(2, 9).optional() })),
    claims: z.record(slug, z.strictObject({ value: z.int(), basis: line(2, 9) })),
  })
  .transform((entry) => entry.title)

test('finds texts and lists of texts, also in optional and transformed fields', () => {
  const data = {
    id: 'a',
    title: 'Paper',
    body: '*Soft*',
    category: 'Paper',
    words: ['one', 'two'],
    links: [
      { label: 'Fold', to: 'https://fold.example' },
      { label: 'Cut', note: 'Soon' },
    ],
    claims: { sheets: { value: 3, basis: 'Counted' } },
  }

  expect(textsOf(schema, data)).toEqual([
    { path: 'title', value: 'Paper', isTerm: false },
    { path: 'body', value: '*Soft*', isTerm: false },
    { path: 'words', value: ['one', 'two'], isTerm: false },
    { path: 'links.0.label', value: 'Fold', isTerm: true },
    { path: 'links.1.label', value: 'Cut', isTerm: true },
    { path: 'links.1.note', value: 'Soon', isTerm: false },
    { path: 'claims.sheets.basis', value: 'Counted', isTerm: false },
  ])
})

test('finds no text in data of another form', () => {
  for (const data of [undefined, null, 'text', 3, [], { title: null }, { constructor: { a: 1 } }]) {
    expect(textsOf(schema, data)).toEqual([])
  }
})
