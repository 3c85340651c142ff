/**
 * Weighs the judge's features anew, on the tuning half and the drill, and writes
 * `judge/weights.json`. First prints how well weights made from the drill and four fifths of the tuning half
 * judge the fifth that they have not seen, without the phrases, since those were written while reading
 * all of it. Never reads the measured half. `HELD_FROM` in `judge/content.ts` is chosen from what it prints.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { features, read } from '../judge/features.ts'
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
const row = ({ label, name = '', email = '', message }: Example, phrases: boolean): Row => {
  const reading = read({ name, email, message })
  return {
    spam: label === 'spam' ? 1 : 0,
    x: features(phrases ? reading : { ...reading, hits: [] }),
  }
}

const tuning = load('tuning')
const drill = load('drill')

const unseen = tuning.map((example) => row(example, false))
const others = drill.map((example) => row(example, false))
const judged: { spam: 0 | 1; sum: number }[] = []
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = learn([...unseen.filter((_, at) => at % FOLDS !== fold), ...others])
  for (const { spam, x } of unseen.filter((_, at) => at % FOLDS === fold)) {
    judged.push({ spam, sum: weigh(x, weights).sum })
  }
}
for (let limit = 0; limit <= 4; limit += 0.25) {
  const count = (label: 0 | 1) => {
    const sums = judged.filter(({ spam }) => spam === label).map(({ sum }) => sum)
    return `${sums.filter((sum) => sum >= limit).length} of ${sums.length}`
  }
  console.log(`doubted from ${limit}: genuine ${count(0)}, spam ${count(1)}`)
}

const weights = learn([...tuning, ...drill].map((example) => row(example, true)))
const sorted = [...weights].sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(`${JUDGE}/weights.json`, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
