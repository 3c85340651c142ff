import type { Content } from '#content/collections.ts'
import { alternatePath } from './markdown-alternate.ts'
import type { ListedSite } from './seo-files.ts'

/**
 * The site's llms.txt for language models, as described by llmstxt.org: the name and summary of the first
 * language; then, of each language, a section with the single pages, and one section per list of pages.
 * Links lead to the Markdown alternates.
 */
export function llmsTxt({ name, tagline }: Content['site'], sites: ListedSite[]): string {
  return `# ${name}\n\n> ${tagline}\n\n${sites.flatMap(sectionsOf).join('\n')}`
}

function sectionsOf({ content, listed }: ListedSite): string[] {
  const { site, interface: words } = content
  const parents = Map.groupBy(listed, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  return Array.from(parents, ([parent, entries]) => {
    const heading = listed.find(({ path }) => path === parent)?.title ?? words.seo.pages
    const lines = entries.map(
      ({ address, title, description }) =>
        `- [${title}](${site.url}${alternatePath(address)}): ${description}\n`,
    )
    return `## ${heading}\n\n${lines.join('')}`
  })
}
