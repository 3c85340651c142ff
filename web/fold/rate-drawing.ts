import { areaOf, boxOf, type Layer, type Point } from './paper.ts'

/** Points of the drawing in one row, at which its depth counts. */
const GRID = 10
/** Smaller layers do not count, as a share of the drawing: a card leaves them out (paper.ts). */
const SMALL = 0.08

/**
 * 0 for a drawing that looks like folded paper, neither a sliver nor a block, with a dark part that is seen
 * in a card's corner, too; otherwise the distance from one, as a negative number.
 * @param folds the number of its creases
 */
export function rateDrawing(layers: Layer[], folds: number): number {
  const { width, height } = boxOf(layers)
  const short = (actual: number, least: number) => Math.min(0, actual - least)
  const shape =
    short(width / height, 0.75) + short(height / width, 0.82) + short(layers.length, folds + 2)
  // Spares the points, which take most of the time.
  if (shape < 0) return shape - 9
  const points = depthsOf(layers)
  const paper = points.filter(({ depth }) => depth > 0)
  const dark = points.filter(({ depth }) => depth > 2)
  const seen = dark.filter(({ x, y }) => x < 0.85 && y > 0.2)
  const share = (part: unknown[], whole: unknown[]) => part.length / Math.max(1, whole.length)
  return (
    // Neither a sliver nor a block.
    short(share(paper, points), 0.56) +
    short(-share(paper, points), -0.8) +
    short(slendernessOf(paper), 0.6) +
    // Some of the sheet is one layer of paper, and some is dark with layers.
    short(share(dark, paper), 0.22) +
    short(-share(dark, paper), -0.6) +
    // In the part that neither a card nor the edge of a window cuts off.
    short(share(seen, dark), 0.85)
  )
}

/** The number of layers at the points of a grid across the drawing; layers too small for a card do not count. */
function depthsOf(layers: Layer[]) {
  const { left, top, width, height } = boxOf(layers)
  const large = layers.filter((layer) => areaOf(layer) > SMALL * Math.max(width, height) ** 2)
  return Array.from({ length: GRID ** 2 }, (_, index) => {
    const x = ((index % GRID) + 0.5) / GRID
    const y = (Math.floor(index / GRID) + 0.5) / GRID
    const point: Point = [left + x * width, top + y * height]
    return { x, y, depth: large.filter((layer) => covers(layer, point)).length }
  })
}

/** The breadth of a set of points as a share of its length: 1 for a disk, 0 for a line in any direction. */
function slendernessOf(points: { x: number; y: number }[]): number {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [midX, midY] = [mean(({ x }) => x), mean(({ y }) => y)]
  const xx = mean(({ x }) => (x - midX) ** 2)
  const yy = mean(({ y }) => (y - midY) ** 2)
  const xy = mean(({ x, y }) => (x - midX) * (y - midY))
  const spread = Math.hypot((xx - yy) / 2, xy)
  return Math.sqrt(((xx + yy) / 2 - spread) / ((xx + yy) / 2 + spread))
}

function covers(layer: Layer, [x, y]: Point): boolean {
  let [fromX, fromY] = layer.at(-1) as Point
  let sides = 0
  for (const [toX, toY] of layer) {
    sides += (toX - fromX) * (y - fromY) > (toY - fromY) * (x - fromX) ? 1 : -1
    ;[fromX, fromY] = [toX, toY]
  }
  return Math.abs(sides) === layer.length
}
