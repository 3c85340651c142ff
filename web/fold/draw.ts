import { area, boxOf, type Layer, type Point } from './paper.ts'

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
export function draw(layers: readonly Layer[], size: number): Fold {
  const { left, top, width, height } = boxOf(layers)
  const scale = size / Math.max(width, height)
  const place = ([x, y]: Point): Point => [
    Math.round((x - left) * scale),
    Math.round((y - top) * scale),
  ]
  const seen = layers.filter((layer) => area(layer) * scale * scale >= SPECK)
  const sorted = seen.toSorted((a, b) => area(b) - area(a))
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
  return area(corners) < 1 ? '' : `M${corners.flat().join(' ')}z`
}
