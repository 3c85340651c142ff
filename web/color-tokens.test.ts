import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { differenceCiede2000 } from 'culori'
import { expect, test } from 'vitest'
import { colorToken, paperColor } from './color-tokens.ts'

const PROJECT = join(import.meta.dirname, '..')
const TOKENS = 'web/src/styles/tokens.css'
const distance = differenceCiede2000()
const sources = globSync('{web,worker}/**/*.{ts,tsx,css}', {
  cwd: PROJECT,
  exclude: ['**/dist/**', '**/node_modules/**', TOKENS],
})
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(PROJECT, file), 'utf8') }))

test('reads a color for each theme', () => {
  expect(colorToken('hue-text', 'dark')).toMatch(/^oklch\(.+ var\(--hue\)\)$/)
  for (const theme of ['light', 'dark'] as const) {
    expect(paperColor(theme)).toMatch(/^#[\da-f]{6}$/)
    expect(distance(paperColor(theme), colorToken('paper', theme))).toBeLessThan(1)
  }
  expect(() => colorToken('papers', 'light')).toThrow('--papers')
})

test('no other file has a copy of a token, not even a rounded one', () => {
  const values = [...readFileSync(join(PROJECT, TOKENS), 'utf8').matchAll(/oklch\([^()]+\)/g)]
    .map(([value]) => value)
    // Black and white are everybody's.
    .filter((value) => !/^oklch\([01] 0 0\)$/.test(value))
  const isCopy = (color: string) => values.some((value) => distance(color, value) < 1)
  const copies = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/oklch\([\d. ]+\)|#[\da-f]{6}\b/g)]
      .filter(([color]) => isCopy(color))
      .map(([color]) => `${color} in ${file}`),
  )

  expect(values.length).toBeGreaterThan(10)
  expect(copies).toEqual([])
})
