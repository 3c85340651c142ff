import { draw, type Fold } from './draw.ts'
import { beyond, type Layer, type Point, reflect } from './paper.ts'

// All lengths here are in units of the longer strip's.
const HEIGHT = 0.075
const GAP = 0.06
/** More panels on the pile would not be darker. */
const PANELS = 8
/** Of a crease, in radians. */
const STEEPEST = 0.18

/**
 * Draws a change as two strips of the same paper, to scale: the first number above the second. The
 * larger number is the whole strip with its creases, the smaller one the strip folded to that length.
 * @param before more than 0
 * @param after more than 0
 * @param size the length of the longer strip, in units of the view box
 */
export function createStrips(before: number, after: number, size: number): Fold {
  const share = Math.min(before, after) / Math.max(before, after)
  const whole = panelsOf(share)
  const folded = foldPanels(whole, share)
  // The end of the folded strip shows in the gap.
  const rows = after < before ? [whole, folded] : [folded.map(flip), whole]
  return draw(
    rows.flatMap((layers, row) => layers.map((layer) => shift(layer, row * (HEIGHT + GAP)))),
    size,
  )
}

/** The parts of the strip between its creases. Only the first crease leans, so that the fold shows. */
function panelsOf(share: number): Layer[] {
  const creases = Array.from({ length: PANELS }, (_, index) => (index + 1) * share).filter(
    (at) => at < 1,
  )
  const ends = [0, ...creases, 1]
  const slant = (HEIGHT / 2) * Math.tan(leanOf(share))
  const lean = (index: number) => (index === 1 ? slant : 0)
  return ends.slice(1).map((end, index): Layer => {
    const start = ends[index] ?? 0
    return [
      [start + lean(index), 0],
      [end + lean(index + 1), 0],
      [end - lean(index + 1), HEIGHT],
      [start - lean(index), HEIGHT],
    ]
  })
}

/** All panels after the first on a pile, which the first crease lays over the first. */
function foldPanels([first = [], ...others]: Layer[], share: number): Layer[] {
  const angle = leanOf(share)
  const normal: Point = [Math.cos(angle), Math.sin(angle)]
  const crease = { normal, offset: beyond([share, HEIGHT / 2], { normal, offset: 0 }) }
  const pile = others
    .slice(0, PANELS - 1)
    .map((panel, index) => panel.map((point) => inPile(point, index, share)))
  return [first, ...pile.map((panel) => panel.map((point) => reflect(point, crease)))]
}

/** A point of a panel after all creases but the first; index 0 is the panel after the first. */
function inPile([x, y]: Point, index: number, share: number): Point {
  const within = x - (index + 1) * share
  return [index % 2 ? 2 * share - within : share + within, y]
}

/** The angle at which the end of the strip fills three quarters of the gap. */
function leanOf(share: number): number {
  const end = Math.min(share, 1 - share)
  return Math.min(STEEPEST, Math.asin(Math.min(1, (0.75 * GAP) / end)) / 2)
}

function flip(layer: Layer): Layer {
  return layer.map(([x, y]) => [x, HEIGHT - y])
}

function shift(layer: Layer, by: number): Layer {
  return layer.map(([x, y]) => [x, y + by])
}
