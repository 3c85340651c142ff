import { clampChroma, formatHex } from 'culori'
import type { Logo } from '#content/schema/logo.ts'

type Drawing = Pick<Logo, 'viewBox' | 'paths'> & Partial<Logo>

/**
 * A square SVG file with a drawing in the colors of folded paper, for light and dark backgrounds.
 * @param hue in degrees of OKLCH
 */
export function logoSvg({ viewBox, gradients, paths }: Drawing, hue: number): string {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
  const side = Math.max(width, height)
  const square = `${x - (side - width) / 2} ${y - (side - height) / 2} ${side} ${side}`
  const { layer, edge } = paperColors(hue)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${square}">
<g fill="${layer}" fill-opacity=".5" stroke="${edge}" stroke-width="${side / 40}" stroke-linejoin="round">${gradientElements(gradients)}${pathElements(paths)}</g>
</svg>
`
}

/**
 * The logo for the browser's tab, as a `data:` address: a file would be requested before the first
 * paint and, on a slow connection, delay the largest paint by 100 ms. It repeats the paths of the
 * header's logo and so adds about 100 compressed bytes. Browsers without SVG icons use the file.
 * @param hue of the site, in degrees of OKLCH
 */
export function tabIcon({ viewBox, gradients, paths }: Drawing, hue: number): string {
  // As short as possible, because it is in every page.
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="${paperColors(hue).layer}" fill-opacity=".6">${gradientElements(gradients)}${pathElements(paths)}</svg>`
  return `data:image/svg+xml,${drawing.replace(/[<>#]/g, encodeURIComponent).replaceAll('"', '%27')}`
}

/**
 * The colors of folded paper for files outside the stylesheet, as sRGB in hexadecimal: they suit light
 * and dark backgrounds. Lightness and chroma are those of the light theme in styles/tokens.css.
 */
function paperColors(hue: number): { layer: string; edge: string } {
  return { layer: hex(0.74, 0.16, hue), edge: hex(0.52, 0.14, hue) }
}

/** The color itself or, if no screen with sRGB can show it, the nearest one with less chroma. */
function hex(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
}

/** Paths as SVG elements: those with a color keep it; the others have fill and line of their parent. */
function pathElements(paths: Logo['paths']): string {
  return paths
    .map((path) => {
      const own = path.fill ? { 'fill-opacity': '1', stroke: 'none' } : {}
      return `<path ${attributesOf({ ...path, ...own })}/>`
    })
    .join('')
}

function gradientElements(gradients: Logo['gradients'] = []): string {
  return gradients
    .map(({ kind, attributes, stops }) => {
      const colors = stops.map((stop) => `<stop ${attributesOf(stop)}/>`).join('')
      return `<${kind} ${attributesOf(attributes)}>${colors}</${kind}>`
    })
    .join('')
}

function attributesOf(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}
