import { distanceBeyond, drawLayers, type Fold, type Layer, type Point, reflect } from './paper.ts'

/** The height of a strip, in units of the drawing's width. */
const HEIGHT = 0.075
/** The gap between two strips, in units of their height. */
const GAP = 0.8
/** More panels on the pile would not be darker. */
const PANELS = 8
/** Of a crease, in radians. */
const STEEPEST = 0.18

/**
 * Draws a change as two strips of the same paper, to scale: the first number above the second. The
 * larger number is the whole strip with its creases, the smaller one the strip folded to that length.
 * Lines lead from both to the end of the whole, if the larger number is less.
 * @param before more than 0
 * @param after more than 0
 * @param size the length of the whole, in units of the view box
 * @param whole at least both numbers
 */
export function createBeforeAfterBars(
  before: number,
  after: number,
  size: number,
  whole = Math.max(before, after),
): Fold {
  const longer = Math.max(before, after)
  const share = Math.min(before, after) / longer
  // All lengths from here on are in units of the longer strip's.
  const height = (HEIGHT * whole) / longer
  const panels = panelsOf(share, height)
  const folded = foldPanels(panels, share, height)
  // The end of the folded strip shows in the gap.
  const rows =
    after < before ? [panels, folded] : [folded.map((layer) => flip(layer, height)), panels]
  const pitch = height * (1 + GAP)
  const length = (size * longer) / whole
  const strips = drawLayers(
    rows.flatMap((layers, row) => layers.map((layer) => shift(layer, row * pitch))),
    length,
  )
  const rests = [before, after].map((value, row) => {
    const from = Math.round((size * value) / whole)
    return `M${from} ${Math.round((row * pitch + height / 2) * length)}H${size}`
  })
  return {
    ...strips,
    width: size,
    layers: whole > longer ? [...strips.layers, ...rests] : strips.layers,
  }
}

/** The parts of the strip between its creases. Only the first crease leans, so that the fold shows. */
function panelsOf(share: number, height: number): Layer[] {
  const creases = Array.from({ length: PANELS }, (_, index) => (index + 1) * share).filter(
    (at) => at < 1,
  )
  const ends = [0, ...creases, 1]
  const slant = (height / 2) * Math.tan(leanOf(share, height))
  const lean = (index: number) => (index === 1 ? slant : 0)
  return ends.slice(1).map((end, index): Layer => {
    const start = ends[index] ?? 0
    return [
      [start + lean(index), 0],
      [end + lean(index + 1), 0],
      [end - lean(index + 1), height],
      [start - lean(index), height],
    ]
  })
}

/** All panels after the first on a pile, which the first crease lays over the first. */
function foldPanels([first = [], ...others]: Layer[], share: number, height: number): Layer[] {
  const angle = leanOf(share, height)
  const normal: Point = [Math.cos(angle), Math.sin(angle)]
  const crease = { normal, offset: distanceBeyond([share, height / 2], { normal, offset: 0 }) }
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
function leanOf(share: number, height: number): number {
  const end = Math.min(share, 1 - share)
  return Math.min(STEEPEST, Math.asin(Math.min(1, (0.75 * GAP * height) / end)) / 2)
}

function flip(layer: Layer, height: number): Layer {
  return layer.map(([x, y]) => [x, height - y])
}

function shift(layer: Layer, by: number): Layer {
  return layer.map(([x, y]) => [x, y + by])
}
