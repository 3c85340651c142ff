import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Color, differenceCiede2000, formatHex, interpolate, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { paperColor, readColorToken } from '../read-color-token.ts'

const STYLES = join(import.meta.dirname, '../src/styles')
const read = (file: string) => readFileSync(join(STYLES, file), 'utf8')

/** The tokens, and those that `prefers-contrast: more` replaces. */
const [ordinary = '', contrasted = ''] = read('tokens.css').split('@media')
const tokensIn = (css: string) =>
  Array.from(css.matchAll(/--([\w-]+): (.+);/g), ([, name, value]) => [name, value] as const)
const tokens = new Map(tokensIn(ordinary))
const contrastTokens = new Map([...tokens, ...tokensIn(contrasted)])

const MODES = [
  { mode: 'light', theme: 0, values: tokens, control: 3 },
  { mode: 'dark', theme: 1, values: tokens, control: 3 },
  { mode: 'light, more contrast', theme: 0, values: contrastTokens, control: 7 },
  { mode: 'dark, more contrast', theme: 1, values: contrastTokens, control: 7 },
]
type Mode = (typeof MODES)[number]
/** The least contrast of text. */
const TEXT = 4.5

const HUES = Array.from({ length: 360 }, (_, hue) => hue)

/** The innermost rules of the pages' stylesheets. Paper and forced colors have colors of their own. */
const rules = globSync('*.css', { cwd: STYLES, exclude: ['print-and-forced-colors.css'] })
  .flatMap((file) => [...read(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)])
  .map(([, selector = '', body = '']) => ({
    selector: selector.replace(/\/\*.*?\*\//gs, '').trim(),
    color: propertyOf('color', body),
    background: propertyOf('background', body),
    opacity: propertyOf('opacity', body),
  }))

function propertyOf(property: string, body: string): string | undefined {
  return RegExp(`(?:^|[;\\s])${property}: ([^;]+)`).exec(body)?.[1]
}

/** A color as a browser shows it over another one. Colors that sRGB lacks are clipped. */
function colorOf(
  value: string,
  { theme, values }: Mode,
  hue: number,
  below: Color | string,
): string {
  const resolve = (part: string): string =>
    part
      .replace(/var\(--hue\)/g, `${hue}`)
      .replace(/var\(--([\w-]+)\)/g, (_, name) => resolve(values.get(name) ?? name))
      .replace(/light-dark\((oklch\(.+?\)), (oklch\(.+?\))\)/g, (_, ...pair) => pair[theme])
  const [, mixed, share] =
    /^color-mix\(in srgb, (.+) (\d+)%, transparent\)$/.exec(resolve(value)) ?? []
  if (!mixed) return formatHex(resolve(value)) ?? ''
  return formatHex(interpolate([below, formatHex(mixed) ?? mixed], 'rgb')(Number(share) / 100))
}

describe.each(MODES)('in the theme $mode', (mode) => {
  const papers = ['paper', 'sheet'].map((name) => colorOf(`var(--${name})`, mode, 0, ''))
  const unique = <Value>(values: (Value | undefined)[]) => [
    ...new Set(values.filter((value) => value !== undefined)),
  ]
  const tints = unique(rules.map(({ background }) => background)).filter((value) =>
    /--sun|--hue/.test(value),
  )

  test('every text stands out from every background, in any hue', () => {
    // Badges are told from text by their tint.
    expect(tints).toContain('color-mix(in srgb, var(--hue-layer) 18%, transparent)')
    const texts = unique(rules.filter(({ background }) => !background).map(({ color }) => color))
    expect(texts).toEqual(
      expect.arrayContaining(['var(--muted)', 'var(--error)', 'var(--hue-text)']),
    )
    for (const hue of HUES) {
      const grounds = papers.flatMap((below) => [
        below,
        ...tints.map((tint) => colorOf(tint, mode, hue, below)),
      ])
      // A band has the dark colors in both themes.
      if (mode.theme === 1) grounds.push(colorOf('var(--band)', mode, hue, ''))
      for (const text of ['var(--ink)', ...texts.filter((value) => value !== 'inherit')]) {
        const contrasts = grounds.map((below) =>
          wcagContrast(colorOf(text, mode, hue, below), below),
        )
        expect(Math.min(...contrasts), `${text}, hue ${hue}`).toBeGreaterThanOrEqual(TEXT)
      }
    }
  })

  test('so does text on a background of its own', () => {
    const inks = unique(rules.filter(({ background }) => background).map(({ color }) => color))
    const grounds = rules.filter(({ selector }) => /^\.action(?::hover)?$|tooltip/.test(selector))
    expect(inks).toContain('var(--paper)')
    expect(grounds).toHaveLength(3)
    for (const { selector, background = '' } of grounds) {
      const contrast = wcagContrast(
        colorOf('var(--paper)', mode, 0, ''),
        colorOf(background, mode, 0, ''),
      )
      expect(contrast, selector).toBeGreaterThanOrEqual(TEXT)
    }
  })

  test('borders of controls and focus rings stand out', () => {
    for (const name of ['control', 'ink']) {
      const color = colorOf(`var(--${name})`, mode, 0, '')
      const contrasts = papers.map((below) => wcagContrast(color, below))
      expect(Math.min(...contrasts), name).toBeGreaterThanOrEqual(mode.control)
    }
  })
})

test('placeholders are opaque, in a color of texts', () => {
  const placeholders = rules.filter(({ selector }) => selector.includes('::placeholder'))

  expect(placeholders).toEqual([expect.objectContaining({ color: 'var(--muted)', opacity: '1' })])
})

test('once scrolled, the header is opaque and has a stronger shadow', () => {
  const backgroundOf = (header: string) =>
    rules.find(({ selector }) => selector === header)?.background
  const shadows = [...read('header.css').matchAll(/px #000(\d)/g)]

  expect(backgroundOf('.header')).toBeUndefined()
  expect(backgroundOf('[data-scrolled] .header')).toBe('var(--paper)')
  const [rest = 1, scrolled = 0] = shadows.map(([, opacity]) => Number(opacity))
  expect(rest).toBeLessThan(scrolled)
})

test('the text of the header stands out from a pale fold beneath it, scrolled by up to 50 px', () => {
  const [, depth] =
    /mask: linear-gradient\(#0000, #000 (\d+)rem\)/.exec(read('page-header.css')) ?? []
  const share = 50 / 16 / Number(depth)
  expect(share, 'a mask in rem').toBeLessThan(1)
  for (const mode of MODES) {
    const ink = colorOf('var(--ink)', mode, 0, '')
    for (const hue of HUES) {
      const layers = colorOf('var(--hue-layer)', mode, hue, '')
      const fold = formatHex(
        interpolate([colorOf('var(--paper)', mode, 0, ''), layers], 'rgb')(share),
      )
      expect(wcagContrast(ink, fold), `${mode.mode}, hue ${hue}`).toBeGreaterThanOrEqual(TEXT)
    }
  }
})

test('fields have borders in --control, and focus rings are in --ink', () => {
  const rings = globSync('*.css', { cwd: STYLES }).flatMap((file) =>
    Array.from(read(file).matchAll(/outline: (?!none)(.+);/g), ([, ring]) => ring),
  )

  expect(new Set(rings)).toEqual(new Set(['2px solid var(--ink)']))
  expect(read('form.css')).toContain('border: 1px solid var(--control)')
})

test('reads a color for each theme', () => {
  const distance = differenceCiede2000()

  expect(readColorToken('hue-text', 'dark')).toMatch(/^oklch\(.+ var\(--hue\)\)$/)
  for (const theme of ['light', 'dark'] as const) {
    expect(paperColor(theme)).toMatch(/^#[\da-f]{6}$/)
    expect(distance(paperColor(theme), readColorToken('paper', theme))).toBeLessThan(1)
  }
  expect(() => readColorToken('papers', 'light')).toThrow('--papers')
})
