import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ApiError } from './errors.ts'
import { type Fields, validate } from './validate.ts'

const schema = z.strictObject({ name: z.string('Enter it.') }, 'Remove it.')

function problem(fields: Fields, of: z.ZodMiniType = schema): ApiError {
  try {
    validate(of, fields)
  } catch (error) {
    return error as ApiError
  }
  throw new Error('The fields are right.')
}

const unknown = (count: number) =>
  Array.from({ length: count }, (_, n): Fields[number] => [`x${n}`, ''])

test.each([
  [7, 'x5, and x6', 0],
  [12_300, 'x6, and 12,293 more', 12_293],
])('names eight wrong fields, and counts the others: of 1 + %i', (count, end, more) => {
  const { message, fields, more: others } = problem(unknown(count))

  expect(message).toMatch(`Please check the following: name, x0, x1, x2, x3, x4,`)
  expect(message).toMatch(`${end}.`)
  expect(Object.keys(fields ?? {})).toHaveLength(8)
  expect(others).toBe(more)
})

test('names every field of a large form, with its sentence, before unknown ones', () => {
  const names = Array.from({ length: 12 }, (_, n) => `field${n}`)
  const large = z.strictObject(
    Object.fromEntries(names.map((name) => [name, z.string('Enter it.')])),
  )

  expect(problem([['x', '']], large)).toMatchObject({
    fields: Object.fromEntries(names.map((name) => [name, 'Enter it.'])),
    more: 1,
  })
})

test('names the beginning of a long name', () => {
  const { message, fields } = problem([['n'.repeat(90_000), '']])

  expect(message.length).toBeLessThan(200)
  expect(Object.keys(fields ?? {})).toEqual(['name', `${'n'.repeat(40)}…`])
})
