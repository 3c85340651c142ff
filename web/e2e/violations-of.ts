import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Less than half as long as the package's own entry, which each page would parse. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// The last one checks that no heading level is skipped, and that landmarks are unique and named.
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
/** Experimental rules of axe, which the tags do not include. */
const RULES = {
  'css-orientation-lock': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
}

/**
 * The violations that axe finds in the current page, each with its elements.
 * @param but rules of axe to ignore, because axe misjudges the page
 */
export async function violationsOf(page: Page, ...but: string[]): Promise<string[]> {
  const off = Object.fromEntries(but.map((rule) => [rule, { enabled: false }]))
  const options = { runOnly: TAGS, rules: { ...RULES, ...off }, resultTypes: ['violations'] }
  const run = (asked: object) => Reflect.get(window, 'axe').run(asked)
  await page.evaluate(SOURCE)
  const { violations }: axe.AxeResults = await page.evaluate(run, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
