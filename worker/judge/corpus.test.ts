import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judge } from './judge.ts'

type Entry = { label: 'genuine' | 'spam'; name: string; email: string; message: string }

const load = (half: string): Entry[] =>
  readFileSync(`${import.meta.dirname}/corpus/${half}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const tuning = load('tuning')
const measured = load('measured')
const both = [...tuning, ...measured]

/** The last count, of 530 genuine and 270 spam. Better it; never loosen it. */
const MEASURED = { genuineDoubted: 1, spamCaught: 259 }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const labelled = (entries: Entry[], label: Entry['label']) =>
  entries.filter((entry) => entry.label === label)

function judged(entries: Entry[], label: Entry['label']) {
  const statuses = labelled(entries, label).map(
    (entry) => judge(entry, { decoyFilled: false, hurried: false }).status,
  )
  const of = (status: string) => statuses.filter((other) => other === status).length
  return { new: of('new'), held: of('held'), spam: of('spam'), all: statuses.length }
}

test('has at least 1,000 genuine and 500 spam messages', () => {
  expect(labelled(both, 'genuine').length).toBeGreaterThanOrEqual(1000)
  expect(labelled(both, 'spam').length).toBeGreaterThanOrEqual(500)
})

test('learns from no message of the measured half', () => {
  const learnt = [...tuning, ...load('drill')]
  const hashes = new Set(learnt.map(({ message }) => sha256(message)))

  expect(measured.filter(({ message }) => hashes.has(sha256(message))).length).toBe(0)
})

test.each(['genuine', 'spam'] as const)(
  'splits the %s by the order of hashes, in turn',
  (label) => {
    const inTuning = new Set(tuning.map(({ message }) => message))
    const ordered = labelled(both, label)
      .map(({ message }) => ({ message, hash: sha256(message) }))
      .sort((a, b) => (a.hash < b.hash ? -1 : 1))

    expect(ordered.every(({ message }, at) => inTuning.has(message) === (at % 2 === 0))).toBe(true)
  },
)

test('doubts no genuine message of the tuning half, and at least 95 % of its spam', () => {
  const genuine = judged(tuning, 'genuine')
  const spam = judged(tuning, 'spam')

  expect(genuine.all - genuine.new).toBeLessThanOrEqual(1)
  expect(spam.all - spam.new).toBeGreaterThanOrEqual(0.95 * spam.all)
})

test('only holds a genuine message whose decoy was filled in a hurry, and says so', () => {
  const verdicts = labelled(tuning, 'genuine').map((entry) =>
    judge(entry, { decoyFilled: true, hurried: true }),
  )

  expect(verdicts.filter(({ status }) => status !== 'held')).toEqual([])
  expect(verdicts.every(({ reasons }) => reasons[0] === 'decoy')).toBe(true)
})

test('calls no genuine message of the measured half spam', () => {
  expect(judged(measured, 'genuine').spam).toBe(0)
})

test('judges the measured half no worse than when it was last measured', ({ annotate }) => {
  const genuine = judged(measured, 'genuine')
  const spam = judged(measured, 'spam')
  annotate(`genuine ${JSON.stringify(genuine)}, spam ${JSON.stringify(spam)}`)

  expect(genuine.all - genuine.new).toBeLessThanOrEqual(MEASURED.genuineDoubted)
  expect(spam.all - spam.new).toBeGreaterThanOrEqual(MEASURED.spamCaught)
})

test('doubts at most 1 in 500 genuine of the measured half and catches 95 % of its spam', () => {
  const genuine = judged(measured, 'genuine')
  const spam = judged(measured, 'spam')

  expect([
    500 * (genuine.all - genuine.new) <= genuine.all,
    spam.all - spam.new >= 0.95 * spam.all,
  ]).toEqual([true, true])
})
