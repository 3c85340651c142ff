/**
 * Weighs the judge's features anew, on the tuning half and the drill, and writes
 * `judge/weights.json`. First prints how well weights made from the drill and four fifths of the tuning half
 * judge the fifth that they have not seen. Never reads the measured half. `HELD_FROM` in `judge/content.ts` is
 * chosen from what it prints.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { features, type Hit, type Reading, read } from '../judge/features.ts'
import { weigh } from '../judge/weigh.ts'
import { learn, type Row } from './learn.ts'

type Example = { label: 'genuine' | 'spam'; name?: string; email?: string; message: string }

const JUDGE = `${import.meta.dirname}/../judge`
const FOLDS = 5

const load = (half: string): Example[] =>
  readFileSync(`${JUDGE}/corpus/${half}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const readExample = ({ name = '', email = '', message }: Example) => read({ name, email, message })
const row = ({ label }: Example, reading: Reading): Row => ({
  spam: label === 'spam' ? 1 : 0,
  x: features(reading),
})

const tuning = tuningRows(load('tuning'))
const drill = load('drill').map((example) => row(example, readExample(example)))

const judged: { spam: 0 | 1; sum: number }[] = []
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = learn([...tuning.filter((_, at) => at % FOLDS !== fold), ...drill])
  for (const { spam, x } of tuning.filter((_, at) => at % FOLDS === fold)) {
    judged.push({ spam, sum: weigh(x, weights).sum })
  }
}
const sums = (label: 0 | 1) =>
  judged
    .filter(({ spam }) => spam === label)
    .map(({ sum }) => sum)
    .sort((a, b) => b - a)
for (let limit = 0; limit <= 4; limit += 0.25) {
  const count = (label: 0 | 1) =>
    `${sums(label).filter((sum) => sum >= limit).length} of ${sums(label).length}`
  console.log(`doubted from ${limit}: genuine ${count(0)}, spam ${count(1)}`)
}

const rounded = [...learn([...tuning, ...drill])]
  .map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const)
  .sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(`${JUDGE}/weights.json`, `${JSON.stringify(Object.fromEntries(rounded), null, 1)}\n`)

/** The phrases were taken from these messages: one found in a single message would look too sure. */
function tuningRows(examples: Example[]): Row[] {
  const readings = examples.map(readExample)
  const key = ({ group, text }: Hit) => `${group} ${text}`
  const times = new Map<string, number>()
  for (const hit of readings.flatMap(({ hits }) => hits)) {
    times.set(key(hit), (times.get(key(hit)) ?? 0) + 1)
  }
  const general = (hit: Hit) =>
    hit.group === 'wanted' || hit.group === 'known' || (times.get(key(hit)) ?? 0) > 1
  return examples.map((example, at) => {
    const reading = readings[at] as Reading
    return row(example, { ...reading, hits: reading.hits.filter(general) })
  })
}
