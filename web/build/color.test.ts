import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatHex, wcagContrast } from 'culori'
import { expect, test } from 'vitest'

const STYLES = join(import.meta.dirname, '../src/styles')
const read = (file: string) => readFileSync(join(STYLES, file), 'utf8')
const tokens = new Map(
  Array.from(
    read('tokens/color.css').matchAll(/--([\w-]+): light-dark\((.+\)), (.+\))\);/g),
    ([, name = '', ...pair]) => [name, pair],
  ),
)

/** A token as a browser shows it: colors that sRGB lacks are clipped. */
function colorOf(name: string, theme: number, hue = 0): string {
  return formatHex(tokens.get(name)?.[theme]?.replace('var(--hue)', `${hue}`) ?? '') ?? ''
}

test.each([
  ['light', 0],
  ['dark', 1],
])('in the %s theme, controls, focus rings and texts in any hue stand out', (_, theme) => {
  for (const below of ['paper', 'sheet']) {
    const contrastOf = (name: string, hue?: number) =>
      wcagContrast(colorOf(name, theme, hue), colorOf(below, theme))

    // WCAG 2.2, 1.4.11 and 1.4.3
    for (const name of ['control', 'ink']) expect(contrastOf(name), name).toBeGreaterThanOrEqual(3)
    for (let hue = 0; hue < 360; hue++) {
      expect(contrastOf('hue-text', hue), `${hue}`).toBeGreaterThanOrEqual(4.5)
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
