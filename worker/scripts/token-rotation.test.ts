import { expect, test } from 'vitest'
import type { Secrets } from './secrets.ts'
import { assertRotating, beginRotation, finishRotation } from './token-rotation.ts'

const OLD = 'correct-horse-battery-staple'

/** The secrets of a Worker that change, or fail to, `before` or `after` the change was made. */
function createSecrets(fails?: 'before' | 'after') {
  const kept: Record<string, string> = { OPERATOR_TOKEN: OLD, OTHER: 'kept' }
  const change: Secrets['change'] = (values) => {
    if (fails === 'before') throw new Error('Not signed in')
    for (const [name, value] of Object.entries(values)) {
      if (value === null) delete kept[name]
      else kept[name] = value
    }
    if (fails === 'after') throw new Error('Connection lost')
  }
  const mend = () => {
    fails = undefined
  }
  return { kept, mend, names: () => Object.keys(kept), change }
}

test('makes a new token valid beside the old one, then the only one', () => {
  const secrets = createSecrets()

  const token = beginRotation(secrets)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(secrets.kept).toEqual({ OPERATOR_TOKEN: OLD, OPERATOR_TOKEN_NEXT: token, OTHER: 'kept' })

  assertRotating(secrets)
  finishRotation(secrets, token)
  expect(secrets.kept).toEqual({ OPERATOR_TOKEN: token, OTHER: 'kept' })
})

test('does not begin twice, unless told that the first new token is lost', () => {
  const secrets = createSecrets()
  const first = beginRotation(secrets)

  expect(() => beginRotation(secrets)).toThrow('--finish')
  expect(secrets.kept).toMatchObject({ OPERATOR_TOKEN: OLD, OPERATOR_TOKEN_NEXT: first })

  const second = beginRotation(secrets, { again: true })
  expect(second).not.toBe(first)
  expect(secrets.kept).toMatchObject({ OPERATOR_TOKEN: OLD, OPERATOR_TOKEN_NEXT: second })
})

test('does not finish what has not begun, or is finished', () => {
  const secrets = createSecrets()
  expect(() => assertRotating(secrets)).toThrow('OPERATOR_TOKEN_NEXT is not set')

  finishRotation(secrets, beginRotation(secrets))
  expect(() => assertRotating(secrets)).toThrow('OPERATOR_TOKEN_NEXT is not set')
})

test.each([
  ['nothing', ''],
  ['a token cut short', 'x'.repeat(42)],
  ['a token with a space', `${'x'.repeat(20)} ${'x'.repeat(22)}`],
  ['two lines', `${'x'.repeat(43)}\n`],
  ['another token', OLD],
])('changes nothing when it is given %s', (_, token) => {
  const secrets = createSecrets()
  beginRotation(secrets)
  const before = { ...secrets.kept }

  expect(() => finishRotation(secrets, token)).toThrow(/^(?!.*xxx).*Nothing was changed/)

  expect(secrets.kept).toEqual(before)
})

test.each(['before', 'after'] as const)(
  'keeps the old token when the first step breaks off %s its change',
  (moment) => {
    const secrets = createSecrets(moment)

    expect(() => beginRotation(secrets)).toThrow()
    expect(secrets.kept.OPERATOR_TOKEN).toBe(OLD)

    secrets.mend()
    const token = beginRotation(secrets, { again: true })
    expect(secrets.kept).toMatchObject({ OPERATOR_TOKEN: OLD, OPERATOR_TOKEN_NEXT: token })
  },
)

test.each(['before', 'after'] as const)(
  'keeps the new token when the second step breaks off %s its change',
  (moment) => {
    const secrets = createSecrets(moment)
    const token = 'n'.repeat(43)
    secrets.kept.OPERATOR_TOKEN_NEXT = token

    expect(() => finishRotation(secrets, token)).toThrow()
    expect(Object.values(secrets.kept)).toContain(token)

    secrets.mend()
    finishRotation(secrets, token)
    expect(secrets.kept).toEqual({ OPERATOR_TOKEN: token, OTHER: 'kept' })
  },
)
