import { expect, test } from 'vitest'
import { interfaceSchema } from './interface.ts'

const { requestId } = interfaceSchema.shape

test.each([
  ['without its value', '(Request)', 'a text with {id}'],
  ['with another value', '(Request {id}, {name})', 'no braces other than {id}'],
])('rejects a text %s', (_, text, message) => {
  expect(requestId.safeParse(text).error?.issues).toMatchObject([{ message }])
})
