import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { differenceCiede2000 } from 'culori'
import { expect, test } from 'vitest'
import { colorToken, paperColor } from './color-tokens.ts'

const PROJECT = join(import.meta.dirname, '..')
const TOKENS = 'web/src/styles/tokens/color.css'
const distance = differenceCiede2000()
const _sources = globSync('{web,worker}/**/*.{ts,tsx,css}', {
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
