import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

// The last has headings without gaps, and landmarks that are there once and named.
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
/** Experiments to axe, which their tags would leave out. */
const RULES = {
  'css-orientation-lock': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
}

/**
 * What axe finds wrong with a page as it is, each with the elements.
 * @param but rules of axe that a page cannot keep in its sense
 */
export async function violationsOf(page: Page, ...but: string[]): Promise<string[]> {
  const off = Object.fromEntries(but.map((rule) => [rule, { enabled: false }]))
  const options = { rules: { ...RULES, ...off }, resultTypes: ['violations' as const] }
  const axe = new AxeBuilder({ page }).options(options).withTags(TAGS)
  // There is no frame whose results it would gather, in a window of its own.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
