import { expect, test } from 'vitest'
import { describeFailure as failureOf } from './failure.ts'

const describeFailure = (error: Error) => failureOf(error, { noAnswer: 'Lost.', ourFault: 'Ours.' })

test('returns the message of the server and the rejected fields', () => {
  const error = { code: 'invalid_fields', message: 'Check: email.', fields: { email: 'Enter it.' } }

  expect(describeFailure(new Error(`422: ${JSON.stringify({ error })}`))).toEqual({
    text: 'Check: email.',
    fields: { email: 'Enter it.' },
  })
  expect(
    describeFailure(new Error('429: {"error":{"message":"In a\\nminute.","fields":null}}')),
  ).toEqual({
    text: 'In a\nminute.',
    fields: {},
  })
})

test('distinguishes an unreadable error response from no response', () => {
  const ours = [
    '502: <h1>Bad gateway</h1>\n',
    '503: Service Unavailable',
    '500: {}',
    '500: null',
    '429: {"error":"rate_limited"}',
  ]
  const unanswered = [
    new TypeError('Failed to fetch'),
    new DOMException('signal timed out', 'TimeoutError'),
  ]

  expect(new Set(ours.map((message) => describeFailure(new Error(message)).text))).toEqual(
    new Set(['Ours.']),
  )
  expect(unanswered.map((error) => describeFailure(error).text)).toEqual(['Lost.', 'Lost.'])
})
