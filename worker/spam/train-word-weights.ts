// npm run train-spam-filter: trains spam/word-weights.json from spam/corpus/training.jsonl, in a second or two, and
// prints its cross-validation. Every run gives the same model.
import { readFileSync, writeFileSync } from 'node:fs'
import { exitOnError } from '../scripts/exit-on-error.ts'
import { countLinks, linkScore } from './links.ts'
import { splitClauses, toNgrams, weightPerTerm } from './tokenize.ts'

/** `links` is the weight of its links, which is not learned. */
type Row = { spam: 0 | 1; words: ReadonlySet<string>; share: number; links: number }

const SPAM_FOLDER = import.meta.dirname
const MAX_WEIGHTS = 700
/** The recipient of the messages: its name says nothing about spam at another company. */
const RECIPIENT = /\blumen/
const MIN_MESSAGES = 3 // Terms in fewer messages are left out.
const PRIOR_STRENGTH = 1 // How strongly weights are pulled toward 0: the strength of the usual, normal prior.
const ROUNDS = 300
const LEARNING_RATE = 0.3
const FOLDS = 10
/** The maximum shares of unseen genuine messages that may be held, or be `spam`, which notifies nobody. */
const GENUINE = { heldFrom: 0.015, spamFrom: 0 }

/** The words that separate the labels best, by their chi-squared statistic. */
function selectWords(rows: readonly Row[]): string[] {
  const counts = new Map<string, { all: number; spam: number }>()
  for (const { words, spam } of rows) {
    for (const word of words) {
      const count = counts.get(word) ?? { all: 0, spam: 0 }
      counts.set(word, { all: count.all + 1, spam: count.spam + spam })
    }
  }
  const part = rows.filter(({ spam }) => spam).length / rows.length
  return [...counts]
    .filter(([word, { all }]) => all >= MIN_MESSAGES && !RECIPIENT.test(word))
    .map(([word, { all, spam }]) => [word, (spam - all * part) ** 2 / all] as const)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MAX_WEIGHTS)
    .map(([word]) => word)
}

/** Logistic regression with an L2 penalty, by gradient descent with AdaGrad's steps. */
function learn(rows: readonly Row[]) {
  const toTerm = (word: string) => ({ word, weight: 0, slope: 0, squares: 0 })
  const bias = toTerm('')
  const terms = selectWords(rows).map(toTerm)
  const byWord = new Map(terms.map((term) => [term.word, term]))
  const data = rows.map(({ words, ...row }) => {
    return { ...row, terms: [...words].flatMap((word) => byWord.get(word) ?? []) }
  })
  for (let round = 0; round < ROUNDS; round++) {
    bias.slope = 0
    for (const term of terms) term.slope = PRIOR_STRENGTH * term.weight
    for (const { spam, share, links, terms } of data) {
      const sum = terms.reduce((sum, { weight }) => sum + weight * share, bias.weight + links)
      const error = 1 / (1 + Math.exp(-sum)) - spam
      bias.slope += error
      for (const term of terms) term.slope += error * share
    }
    for (const term of [bias, ...terms]) {
      term.squares += term.slope ** 2
      term.weight -= (LEARNING_RATE * term.slope) / Math.sqrt(term.squares || 1)
    }
  }
  const weights = terms.map(({ word, weight }) => [word, round(weight)] as const)
  return { bias: round(bias.weight), weights: new Map(weights.filter(([, weight]) => weight)) }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** A labeled enquiry of a line, from 0. */
function readLine(line: string, at: number): { label: string; message: string } {
  try {
    const enquiry = JSON.parse(line)
    const texts = [enquiry.name, enquiry.email, enquiry.message]
    const isLabel = ['genuine', 'spam'].includes(enquiry.label)
    if (isLabel && texts.every((text) => typeof text === 'string')) return enquiry
  } catch {}
  throw new Error(
    `worker/spam/corpus/training.jsonl:${at + 1} needs {"label": "spam" or "genuine", "kind": …, "name": …, "email": …, "serviceInterest": …, "message": …}, in one line.`,
  )
}

await exitOnError(() => {
  const rows = readFileSync(`${SPAM_FOLDER}/corpus/training.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line, at): Row => {
      const { label, message } = readLine(line, at)
      const words = toNgrams(splitClauses(message))
      const links = linkScore(countLinks(message))
      const spam = label === 'spam' ? 1 : 0
      return { spam, words: new Set(words), share: weightPerTerm(words.length), links }
    })

  const unseen = Array.from({ length: FOLDS }, (_, fold) => {
    const { bias, weights } = learn(rows.filter((_, at) => at % FOLDS !== fold))
    const left = rows.filter((_, at) => at % FOLDS === fold)
    return left.map(({ spam, words, share, links }) => ({
      spam,
      score: [...words].reduce((sum, word) => sum + share * (weights.get(word) ?? 0), bias + links),
    }))
  }).flat()

  const scoresOf = (label: number) =>
    unseen.filter(({ spam }) => spam === label).map(({ score }) => score)

  const limits = Object.entries(GENUINE).map(([name, part]) => {
    const genuine = scoresOf(0).sort((a, b) => b - a)
    const limit = round((genuine[Math.floor(part * genuine.length)] ?? 0) + 0.01)
    const [held, caught] = [0, 1].map((label) => scoresOf(label).filter((score) => score >= limit))
    console.log(`${name} ${limit}: ${held?.length} of the genuine, ${caught?.length} of the spam`)
    return [name, limit]
  })
  const { bias, weights } = learn(rows)
  const sorted = [...weights].sort(([a], [b]) => (a < b ? -1 : 1))
  const model = { ...Object.fromEntries(limits), bias, weights: Object.fromEntries(sorted) }
  writeFileSync(`${SPAM_FOLDER}/word-weights.json`, `${JSON.stringify(model)}\n`)
})
