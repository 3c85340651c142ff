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

/** Folds a stack of layers: the part beyond the crease is reflected onto the near side. */
export function fold(layers: readonly Layer[], crease: Crease): Layer[] {
  return layers.flatMap((layer) => {
    const near = clip(layer, crease, 1)
    const far = clip(layer, crease, -1).map((point) => reflect(point, crease))
    return [near, far].filter((piece) => area(piece) > 1e-4)
  })
}

/** The area of a layer, in units of the sheet. */
export function area(layer: Layer): number {
  return (
    Math.abs(
      layer.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = layer[(index + 1) % layer.length] as Point
        return sum + x * nextY - nextX * y
      }, 0),
    ) / 2
  )
}

/** The smallest upright rectangle around the layers. */
export function boxOf(layers: readonly Layer[]) {
  const xs = layers.flat().map(([x]) => x)
  const ys = layers.flat().map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** How far a point lies beyond the crease: negative on the near side. */
export function beyond([x, y]: Point, { normal, offset }: Crease): number {
  return x * normal[0] + y * normal[1] - offset
}

/** The point on the other side of the crease, at the same distance. */
export function reflect(point: Point, crease: Crease): Point {
  const distance = 2 * beyond(point, crease)
  return [point[0] - distance * crease.normal[0], point[1] - distance * crease.normal[1]]
}

/** Sutherland–Hodgman against one line: the part of the layer on the near (1) or far (-1) side. */
function clip(layer: Layer, crease: Crease, side: 1 | -1): Point[] {
  return layer.flatMap((point, index) => {
    const next = layer[(index + 1) % layer.length] as Point
    const here = beyond(point, crease) * side
    const there = beyond(next, crease) * side
    const kept: Point[] = here <= 0 ? [point] : []
    if (here < 0 !== there < 0 && here !== there) {
      const share = here / (here - there)
      kept.push([point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])])
    }
    return kept
  })
}
