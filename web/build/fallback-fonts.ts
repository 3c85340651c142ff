import type { Site } from '#content/schema/site.ts'
import { shapeText } from './fonts.ts'

/** Every letter, and common ones often: ratios of its widths are those of texts, within 1%. */
const SAMPLE =
  'The quick brown fox jumps over the lazy dog. Two of the five boxing wizards jump quickly, and then they rest.'

interface SystemFont {
  /** Its names on different systems. */
  local: string[]
  /** The mean advance of the sample's characters, in em. */
  advance: number
}

/** Arial (Windows, Apple; Liberation Sans has its metrics), Roboto (Android) and DejaVu Sans (Linux). */
const SYSTEM_FONTS: { name: string; regular: SystemFont; bold: SystemFont }[] = [
  {
    name: 'Arial',
    regular: { local: ['Arial', 'Liberation Sans'], advance: 0.4423 },
    bold: { local: ['Arial Bold', 'Liberation Sans Bold'], advance: 0.4784 },
  },
  {
    name: 'Roboto',
    regular: { local: ['Roboto'], advance: 0.4413 },
    bold: { local: ['Roboto Bold', 'Roboto'], advance: 0.4491 },
  },
  {
    name: 'DejaVu',
    regular: { local: ['DejaVu Sans'], advance: 0.5055 },
    bold: { local: ['DejaVu Sans Bold'], advance: 0.5711 },
  },
]

/** In em. */
interface Metrics {
  advance: number
  ascent: number
  descent: number
}

/**
 * `@font-face` rules for the common system fonts with the metrics of the site's typefaces: "Display Arial",
 * "Text Arial". Lines break in the same places, so almost nothing moves when the typefaces arrive right
 * after the first paint. Ascent and descent matter at the sizes of headings only; the line gap nowhere,
 * because each text has a line height.
 */
export async function renderFallbackFonts({ display, text }: Site['typefaces']): Promise<string> {
  const [heading, regular, bold] = await Promise.all([
    measure(display, 600),
    measure(text, 400),
    measure(text, 600),
  ])
  const rules = SYSTEM_FONTS.flatMap((system) => {
    const ratio = heading.advance / system.bold.advance
    return [
      {
        ...face(`Display ${system.name}`, system.bold, heading),
        'font-weight': '600',
        'ascent-override': percent(heading.ascent / ratio),
        'descent-override': percent(heading.descent / ratio),
      },
      face(`Text ${system.name}`, system.regular, regular),
      { ...face(`Text ${system.name}`, system.bold, bold), 'font-weight': '600' },
    ]
  })
  return rules.map(rule).join('')
}

/** The descriptors of a system font, as wide as a typeface. */
function face(family: string, { local, advance }: SystemFont, typeface: Metrics) {
  return {
    'font-family': `"${family}"`,
    src: local.map((name) => `local("${name}")`).join(),
    'size-adjust': percent(typeface.advance / advance),
  }
}

function rule(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`)
  return `@font-face{${lines.join(';')}}`
}

function percent(ratio: number): string {
  return `${Math.round(ratio * 1000) / 10}%`
}

/** The metrics of a typeface in the weight that it has nearest to the given one. */
async function measure(family: string, weight: number): Promise<Metrics> {
  const { font, glyphs } = await shapeText(SAMPLE, family, weight)
  const width = glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  const { ascender, descender } = font.hExtents()
  return {
    advance: width / SAMPLE.length / font.face.upem,
    ascent: ascender / font.face.upem,
    descent: -descender / font.face.upem,
  }
}
