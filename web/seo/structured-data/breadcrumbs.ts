import type { BreadcrumbList } from 'schema-dts'

/** One step of a trail: its name and its address. */
type Step = [name: string, url: string]

/** The breadcrumbs of a page, from its list down to the page itself. */
export function breadcrumbs(...steps: Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
}
