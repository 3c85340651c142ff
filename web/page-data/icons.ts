import { icons as lucide } from '@iconify-json/lucide'
import { clampChroma, formatHex } from 'culori'
import { assertDefined } from '#content/assert-defined.ts'
import type { Logo } from '#content/schema/logo.ts'

type Attributes = Record<string, string>

const SHAPES: Record<string, (attributes: Attributes) => string> = {
  // The first move of each shape must be absolute, independent of the end of the last shape.
  path: ({ d = '' }) => d.replace(/^m/, 'M'),
  circle: ({ r = '', ...center }) => ellipse({ ...center, rx: r, ry: r }),
  ellipse,
  rect({ x, y, width, height, rx: r = '0' }) {
    const [across, down] = [Number(width) - 2 * Number(r), Number(height) - 2 * Number(r)]
    const turn = `a${r} ${r} 0 0 1`
    const start = `M${Number(x) + Number(r)} ${y}h${across}${turn} ${r} ${r}v${down}`
    return `${start}${turn}-${r} ${r}h-${across}${turn}-${r}-${r}v-${down}${turn} ${r}-${r}`
  },
}

function ellipse({ cx, cy, rx, ry }: Attributes): string {
  const across = 2 * Number(rx)
  const half = `a${rx} ${ry} 0 1 0`
  return `M${Number(cx) - Number(rx)} ${cy}${half} ${across} 0${half}-${across} 0`
}

/**
 * An icon of the Lucide set (lucide.dev) as one path in a square of 24 units, for strokes 2 units wide.
 * Pages contain it inline, so that no icon is requested before the first paint.
 * @throws {Error} when there is no icon of that name, or one of its shapes is not supported
 */
export function iconPathData(name: string): string {
  const icons: Record<string, { body: string }> = lucide.icons
  const icon = assertDefined(icons[name], `icon named "${name}"`)
  const elements = icon.body.matchAll(/<(\w{2,}) ([^>]*)\/>/g)
  const paths = Array.from(elements, ([, shape = '', source = '']) => {
    const draw = SHAPES[shape]
    if (!draw) throw new Error(`The icon "${name}" has a ${shape}.`)
    return draw(readAttributes(source))
  })
  return shorten(paths.join(''))
}

function readAttributes(source: string): Attributes {
  const pairs = source.matchAll(/([\w-]+)="([^"]*)"/g)
  return Object.fromEntries(Array.from(pairs, ([, key, value]) => [key, value]))
}

/** Rounds to a tenth of a unit, which is finer than a screen's pixels at text size. */
function shorten(path: string): string {
  const tokens = path.match(/[a-z]|-?\d*\.?\d+/gi) ?? []
  return tokens
    .map((token) => (/\d/.test(token) ? String(Math.round(Number(token) * 10) / 10) : token))
    .map((token) => token.replace(/^(-?)0\./, '$1.'))
    .reduce((short, token) => short + (needsSpace(short, token) ? ' ' : '') + token)
}

/** A minus, a letter or a second decimal point starts a new token without a space. */
function needsSpace(before: string, token: string): boolean {
  if (token.startsWith('.')) return /(?:^|[^\d.])\d+$/.test(before)
  return /^\d/.test(token) && /\d$/.test(before)
}

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
  const paint = `fill="${layer}" fill-opacity=".5" stroke="${edge}" stroke-width="${side / 40}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${square}" ${paint}>${gradientElements(gradients)}${pathElements(paths)}</svg>`
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
      return `<path ${writeAttributes({ ...path, ...own })}/>`
    })
    .join('')
}

function gradientElements(gradients: Logo['gradients'] = []): string {
  return gradients
    .map(({ kind, attributes, stops }) => {
      const colors = stops.map((stop) => `<stop ${writeAttributes(stop)}/>`).join('')
      return `<${kind} ${writeAttributes(attributes)}>${colors}</${kind}>`
    })
    .join('')
}

function writeAttributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}
