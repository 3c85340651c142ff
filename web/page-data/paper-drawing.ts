import type { Logo } from '#content/schema/logo.ts'
import { paperColors } from './paper-colors.ts'

/**
 * A square SVG file with a drawing in the colors of folded paper, for light and dark backgrounds.
 * @param hue in degrees of OKLCH
 */
export function paperDrawing({ viewBox, paths }: Logo, hue: number): string {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
  const side = Math.max(width, height)
  const square = `${x - (side - width) / 2} ${y - (side - height) / 2} ${side} ${side}`
  const { layer, edge } = paperColors(hue)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${square}">
<g fill="${layer}" fill-opacity=".5" stroke="${edge}" stroke-width="${side / 40}" stroke-linejoin="round">${pathElements(paths)}</g>
</svg>
`
}

/** Paths as SVG elements: those with a color keep it; the others have fill and line of their parent. */
export function pathElements(paths: Logo['paths']): string {
  return paths
    .map((path) => {
      const own = path.fill ? { 'fill-opacity': '1', stroke: 'none' } : {}
      const attributes = Object.entries({ ...path, ...own })
      return `<path ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`
    })
    .join('')
}
