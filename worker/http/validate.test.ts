import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ApiError } from './errors.ts'
import { type Fields, validate } from './validate.ts'

const schema = z.strictObject({ name: z.string('Enter it.') }, 'Remove it.')

test.each<[Fields, string, object]>([
  [[['x', '']], 'name and x', { name: 'Enter it.', x: 'Remove it.' }],
  [
    [
      ['name', 'a'],
      ['name', 'b'],
    ],
    'name',
    { name: 'Send this field only once.' },
  ],
  [
    [
      ['name', 'a'],
      ['n'.repeat(90_000), ''],
    ],
    `${'n'.repeat(40)}…`,
    { [`${'n'.repeat(40)}…`]: 'Remove it.' },
  ],
])('names each wrong field, by the beginning of a long name: %#', (sent, names, fields) => {
  let error: Partial<ApiError> = {}
  try {
    validate(schema, sent)
  } catch (thrown) {
    error = thrown as ApiError
  }

  expect(error.message).toBe(`Please check the following: ${names}.`)
  expect(error.fields).toEqual(fields)
})
