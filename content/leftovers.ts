import { COLLECTION_PAGES, fileOf } from './collection-texts.ts'
import { type Content, isOptional } from './collections.ts'
import type { Problem } from './problem.ts'
import type { Prose } from './schema/prose.ts'

/** The categories of catalogue.yaml that only these collections use. */
const CATEGORIES = {
  articles: 'articleCategories',
  jobs: 'departments',
  faq: 'faqCategories',
} as const

const LEGAL = ['pages/privacy-policy', 'pages/terms-of-service', 'pages/accessibility'] as const
const PHONE = '{phone}'

/**
 * Remains of removed sections: the names of their pages in addresses, their categories, sentences with
 * the phone number. Links to their pages are broken references; the build finds texts that no page shows.
 */
export function findLeftovers(content: Content): Problem[] {
  const { site, catalogue } = content
  const problems: Problem[] = []

  for (const section of Object.keys(site.sections)) {
    const page = `pages/${section}`
    if (!isOptional(page) || content[page] !== undefined) continue
    const expected = `a page of the site, which has no content/${fileOf(page)}: remove this name`
    problems.push({
      file: 'site.yaml',
      field: `sections.${section}`,
      expected,
      found: `"${section}"`,
    })
  }
  for (const [collection, field] of Object.entries(CATEGORIES)) {
    const [list] = COLLECTION_PAGES[collection as keyof typeof CATEGORIES]
    const { length } = catalogue[field]
    if (content[`pages/${list}`] !== undefined || length === 0) continue
    const expected = `no categories, because ${collection}/ has no entries: remove them`
    problems.push({ file: 'catalogue.yaml', field, expected, found: `${length} entries` })
  }
  if (site.contact.phone === undefined) {
    for (const name of LEGAL) {
      if (!namesPhone(content[name]?.body ?? [])) continue
      const expected = `no ${PHONE} in a sentence, because site.yaml has no phone number: change it`
      problems.push({ file: fileOf(name), field: 'body', expected, found: `"${PHONE}"` })
    }
  }
  return problems
}

/** Whether a paragraph names the phone number. The page leaves out a list item or a row of a table with it. */
function namesPhone(text: Prose): boolean {
  return text.some((node) => {
    if (typeof node === 'string') return node.includes(PHONE)
    const [tag, children] = node
    return tag !== 'li' && tag !== 'tr' && namesPhone(children)
  })
}
