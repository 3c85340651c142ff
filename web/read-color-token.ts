import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatHex } from 'culori'

const FILE = join(import.meta.dirname, 'src/styles/tokens.css')

export type Theme = 'light' | 'dark'

/**
 * A color of styles/tokens.css, for places that no stylesheet reaches, such as share pictures.
 * @param name without hyphens at its beginning: `paper`
 * @returns CSS, which can depend on the hue: `oklch(0.5 0.1 var(--hue))`
 * @throws {Error} when there is no such token with a color for each theme
 */
export function readColorToken(name: string, theme: Theme): string {
  const pattern = RegExp(String.raw`--${name}: light-dark\((?<light>.+), (?<dark>oklch.+)\);`)
  const value = pattern.exec(readFileSync(FILE, 'utf8'))?.groups?.[theme]
  if (!value) throw new Error(`styles/tokens.css has no pair of colors --${name}.`)
  return value
}

/**
 * The background of pages in six hexadecimal digits, for browsers and systems that know no other colors.
 * @throws {Error} like `readColorToken`
 */
export function paperColor(theme: Theme): string {
  return formatHex(readColorToken('paper', theme)) ?? ''
}
