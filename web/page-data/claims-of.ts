import type { Content } from '#content/collections.ts'

/** The claims of site.yaml with these names. The content is checked: a page names those that exist. */
export function claimsOf({ site }: Content, names: string[]) {
  return names.flatMap((name) => site.claims[name] ?? [])
}
