import type { Content } from '#content/collections.ts'
import type { ListedPage } from './listed-page.ts'
import { alternatePath } from './markdown-alternate.ts'

/**
 * The site's llms.txt for language models, as described by llmstxt.org: first a section with the single
 * pages, then one section per list of pages. Links lead to the Markdown alternates.
 */
export function llmsTxt({ site, interface: words }: Content, pages: ListedPage[]): string {
  const { name, tagline, url } = site
  const parentOf = ({ path }: ListedPage) => path.slice(0, path.lastIndexOf('/'))
  const sections = Map.groupBy(pages, parentOf)
  const texts = Array.from(sections, ([parent, entries]) => {
    const heading = pages.find(({ path }) => path === parent)?.title ?? words.seo.pages
    const lines = entries.map(
      ({ address, title, description }) =>
        `- [${title}](${url}${alternatePath(address)}): ${description}\n`,
    )
    return `## ${heading}\n\n${lines.join('')}`
  })
  return `# ${name}\n\n> ${tagline}\n\n${texts.join('\n')}`
}
