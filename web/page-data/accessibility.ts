import type { Content } from '#content/collections.ts'
import { legalData } from './legal.ts'

/** The accessibility statement; which tests prove a result is for who reads the repository. */
export function accessibilityData(content: Content) {
  const { results, criteria, ...text } = content['pages/accessibility']
  return {
    ...legalData(content, text),
    results,
    criteria: criteria.map(({ tests, ...shown }) => shown),
  }
}

export type AccessibilityData = ReturnType<typeof accessibilityData>
