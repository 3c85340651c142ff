import { differenceCiede2000 } from 'culori'
import { expect, test } from 'vitest'
import { colorToken, paperColor } from './color-tokens.ts'

test('reads a color for each theme', () => {
  const distance = differenceCiede2000()

  expect(colorToken('hue-text', 'dark')).toMatch(/^oklch\(.+ var\(--hue\)\)$/)
  for (const theme of ['light', 'dark'] as const) {
    expect(paperColor(theme)).toMatch(/^#[\da-f]{6}$/)
    expect(distance(paperColor(theme), colorToken('paper', theme))).toBeLessThan(1)
  }
  expect(() => colorToken('papers', 'light')).toThrow('--papers')
})
