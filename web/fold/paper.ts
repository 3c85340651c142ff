/** A point of the sheet. */
export type Point = readonly [x: number, y: number]
/** A convex layer of paper, its corners in order. */
export type Layer = readonly Point[]
/** The crease: all points p with p · normal = offset; normal has length 1. */
export interface Crease {
  normal: Point
  offset: number
}

/** The square sheet before the first fold. */
export const SHEET: Layer = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** The area of a piece too small to see, in units of the sheet. */
const SLIVER = 1e-4

/** Folds a stack of layers: the part beyond the crease is reflected onto the near side. */
export function foldLayers(layers: readonly Layer[], crease: Crease): Layer[] {
  const folded: Layer[] = []
  for (const layer of layers) {
    const distances = layer.map((point) => distanceBeyond(point, crease))
    const { near, far } = divide(layer, distances)
    if (areaOf(near) > SLIVER) folded.push(near)
    if (areaOf(far) > SLIVER) folded.push(far.map((point) => reflect(point, crease)))
  }
  return folded
}

/** The parts of the flat sheet between the creases of a fold. */
export function divideSheet(creases: readonly Crease[]): Layer[] {
  let parts = [{ flat: SHEET, folded: SHEET }]
  for (const crease of creases) {
    parts = parts.flatMap(({ flat, folded }) => {
      const distances = folded.map((point) => distanceBeyond(point, crease))
      const [ofFlat, ofFolded] = [divide(flat, distances), divide(folded, distances)]
      return [
        { flat: ofFlat.near, folded: ofFolded.near },
        { flat: ofFlat.far, folded: ofFolded.far.map((point) => reflect(point, crease)) },
      ]
    })
  }
  return parts.map(({ flat }) => flat).filter((part) => areaOf(part) > SLIVER)
}

/** The area of a layer, in units of the sheet. */
export function areaOf(layer: Layer): number {
  let sum = 0
  for (let index = 0; index < layer.length; index++) {
    const here = layer[index] as Point
    const next = layer[index + 1] ?? (layer[0] as Point)
    sum = sum + here[0] * next[1] - next[0] * here[1]
  }
  return Math.abs(sum) / 2
}

/** The smallest upright rectangle around the layers. */
export function boxOf(layers: readonly Layer[]) {
  const { POSITIVE_INFINITY: far, NEGATIVE_INFINITY: near } = Number
  let [left, right, top, bottom] = [far, near, far, near]
  for (const layer of layers) {
    for (const point of layer) {
      left = Math.min(left, point[0])
      right = Math.max(right, point[0])
      top = Math.min(top, point[1])
      bottom = Math.max(bottom, point[1])
    }
  }
  return { left, top, width: right - left, height: bottom - top }
}

/** How far a point lies beyond the crease: negative on the near side. */
export function distanceBeyond(point: Point, { normal, offset }: Crease): number {
  return point[0] * normal[0] + point[1] * normal[1] - offset
}

/** The point on the other side of the crease, at the same distance. */
export function reflect(point: Point, crease: Crease): Point {
  const distance = 2 * distanceBeyond(point, crease)
  return [point[0] - distance * crease.normal[0], point[1] - distance * crease.normal[1]]
}

/**
 * The parts of a layer on both sides of a line.
 * @param distances how far each point of the layer lies beyond the line
 */
function divide(layer: Layer, distances: number[]) {
  const near: Point[] = []
  const far: Point[] = []
  for (let index = 0; index < layer.length; index++) {
    const after = (index + 1) % layer.length
    const point = layer[index] as Point
    const next = layer[after] as Point
    const here = distances[index] as number
    const there = distances[after] as number
    if (here <= 0) near.push(point)
    if (here >= 0) far.push(point)
    if (here * there >= 0) continue
    const share = here / (here - there)
    const [x, y] = point
    const between: Point = [x + share * (next[0] - x), y + share * (next[1] - y)]
    near.push(between)
    far.push(between)
  }
  return { near, far }
}

/** A folded sheet, ready to draw: SVG path data on integer coordinates, largest layer first. */
export interface Fold {
  width: number
  height: number
  layers: string[]
}

/** In square units of the drawing: smaller layers would look like blots and are omitted. */
const SPECK = 11

/**
 * Draws layers of paper.
 * @param size the longer side of the drawing, in units of its view box
 */
export function drawLayers(layers: readonly Layer[], size: number): Fold {
  const { left, top, width, height } = boxOf(layers)
  const scale = size / Math.max(width, height)
  const place = ([x, y]: Point): Point => [
    Math.round((x - left) * scale),
    Math.round((y - top) * scale),
  ]
  const seen = layers.filter((layer) => areaOf(layer) * scale * scale >= SPECK)
  const sorted = seen.toSorted((a, b) => areaOf(b) - areaOf(a))
  return {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    layers: sorted.map((layer) => pathOf(layer.map(place))).filter((path) => path !== ''),
  }
}

/**
 * Path data of a layer; '' for a layer that is flat after rounding. Layers share corners, so absolute
 * coordinates repeat and compress better than the shorter relative ones.
 */
function pathOf(points: Point[]): string {
  const corners = points.filter(
    ([x, y], index) => x !== points.at(index - 1)?.[0] || y !== points.at(index - 1)?.[1],
  )
  return areaOf(corners) < 1 ? '' : `M${corners.flat().join(' ')}z`
}
