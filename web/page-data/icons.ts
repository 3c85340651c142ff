import { icons as lucide } from '@iconify-json/lucide'
import { assertDefined } from '#content/assert-defined.ts'

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
export function iconPath(name: string): string {
  const icons: Record<string, { body: string }> = lucide.icons
  const icon = assertDefined(icons[name], `icon named "${name}"`)
  const elements = icon.body.matchAll(/<(\w{2,}) ([^>]*)\/>/g)
  const paths = Array.from(elements, ([, shape = '', source = '']) => {
    const draw = SHAPES[shape]
    if (!draw) throw new Error(`The icon "${name}" has a ${shape}.`)
    return draw(attributesOf(source))
  })
  return shorten(paths.join(''))
}

function attributesOf(source: string): Attributes {
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
