import {
  areaOf,
  boxOf,
  type Crease,
  distanceBeyond,
  divideSheet,
  drawLayers,
  type Fold,
  foldLayers,
  type Layer,
  type Point,
  SHEET,
} from './paper.ts'
import { rateDrawing } from './rate-drawing.ts'

const ATTEMPTS = 2000
/** The place of the part that a sheet misses among its parts by size. */
const MISSING = 3
/** The most layers for each crease. */
const MOST = 2

/** The stream of numbers before each good attempt: the search is slow, and each drawing has many places and sizes. */
const found = new Map<string, number>()

/**
 * Folds a sheet by a seed: the same seed gives the same drawing.
 * The result is the first of many attempts that looks like folded paper.
 * @param seed the entry's id
 * @param folds three for the logo, four for a service, five for a study or article, six for the hero
 * @param size the longer side of the drawing, in units of its view box
 */
export function createFold(seed: string, folds: number, size: number): Fold {
  return drawLayers(foldOf(seed, folds).layers, size)
}

/** Draws the sheet of `createFold` laid flat again, with its creases, and with one of its parts missing. */
export function createUnfoldedSheet(seed: string, folds: number, size: number): Fold {
  const parts = divideSheet(foldOf(seed, folds).creases).toSorted((a, b) => areaOf(b) - areaOf(a))
  return drawLayers(parts.toSpliced(MISSING, 1), size)
}

function foldOf(seed: string, folds: number) {
  const key = `${folds} ${seed}`
  const state = found.get(key) ?? findGood(seed, folds)
  found.set(key, state)
  return foldAtRandom({ state }, folds)
}

/** The stream of numbers before the best attempt. */
function findGood(seed: string, folds: number): number {
  const random = { state: hashOf(seed) }
  let best = random.state
  let bestScore = Number.NEGATIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS && bestScore < 0; attempt++) {
    const { state } = random
    const { layers } = foldAtRandom(random, folds)
    const isMuch = layers.length > MOST * folds
    const score = isMuch ? Number.NEGATIVE_INFINITY : rateDrawing(layers, folds)
    if (score > bestScore) [best, bestScore] = [state, score]
  }
  return best
}

/** Stops when there are too many layers, as after most creases: a fold never has fewer. */
function foldAtRandom(random: Random, folds: number) {
  let layers: Layer[] = [SHEET]
  const creases: Crease[] = []
  while (creases.length < folds && layers.length <= MOST * folds) {
    const crease = creaseAcross(layers, random)
    creases.push(crease)
    layers = foldLayers(layers, crease)
  }
  return { layers, creases }
}

/** A crease across the lower part of the stack, so that the upper edge still looks like a sheet. */
function creaseAcross(layers: Layer[], random: Random): Crease {
  const { left, top, width, height } = boxOf(layers)
  const angle = Math.PI * (0.08 + 0.84 * next(random))
  const normal: Point = [Math.cos(angle), Math.sin(angle)]
  const through: Point = [
    left + width * (0.25 + 0.5 * next(random)),
    top + height * (0.5 + 0.38 * next(random)),
  ]
  return { normal, offset: distanceBeyond(through, { normal, offset: 0 }) }
}

/** A repeatable stream of numbers: the same name draws the same fold on every machine. */
interface Random {
  state: number
}

/** The FNV-1a hash of a seed. */
function hashOf(seed: string): number {
  let state = 0x811c9dc5
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return state
}

/** The next number of a stream, in [0, 1): Mulberry32, not for secrets. */
function next(random: Random): number {
  random.state = (random.state + 0x6d2b79f5) | 0
  const { state } = random
  let bits = Math.imul(state ^ (state >>> 15), 1 | state)
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
}
