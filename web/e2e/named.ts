import type { Locator, Page } from '@playwright/test'

/** The element with this role and exactly this name: names of a site may contain each other. */
export function named(
  parent: Page | Locator,
  role: Parameters<Page['getByRole']>[0],
  name: string,
): Locator {
  return parent.getByRole(role, { name, exact: true })
}

/** The control with exactly this label. */
export function field(page: Page, label: string): Locator {
  return page.locator('form').getByLabel(label, { exact: true })
}
