// Forty queries, each with its expected first result, for the sample company's content. Delete this
// file with content/specification.test.ts after replacing the content, or write your own queries.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { searchIndexFiles } from '#web/page-data/search.ts'
import { createLazySearch } from './lazy-search.ts'

/** The articles of the sample: each further one has words of its own. */
const ARTICLES =
  /^(?:the-cloud-will|build-the-offline|stop-sending|delete-your-scripts|your-first-ai|most-blockchains)-/

/** The accepted number of misses among the forty: no ranking suits every query. */
const MAX_MISSES = 4

const queries: Record<string, string> = {
  // Plain.
  'generative ai': '/services/gen-ai',
  'power apps': '/services/power-apps',
  'web development': '/services/web-development',
  'ux design': '/services/ux-ui-design',
  metaverse: '/services/metaverse',
  'quality assurance': '/services/quality-assurance',
  devops: '/services/devops',
  cybersecurity: '/services/cybersecurity',
  'Power BI reports': '/services/data-analytics',
  'e-commerce': '/services/ecommerce',
  erp: '/services/d365-erp',
  gdpr: '/faq#data-security',
  pentest: '/services/cybersecurity',
  'water utility': '/case-studies/ai-powered-analytics-platform',
  nurses: '/case-studies/mobile-app-development',
  'plumbing wholesaler': '/case-studies/ecommerce-platform-development',
  'cloud bill': '/blog/the-cloud-will-not-cut-your-bill',
  'offline first': '/blog/build-the-offline-version-first',
  'machine learning engineer job': '/careers/ai-ml-engineer',
  'product manager': '/careers/product-manager',
  // Misspelled.
  genrative: '/services/gen-ai',
  cybersecurty: '/services/cybersecurity',
  blokchain: '/services/blockchain-cryptography',
  'stafff augmentaton': '/services/staff-augmentation',
  'digital transfromation': '/services/digital-transformation',
  'shopfy store': '/services/ecommerce',
  augmentedreality: '/services/augmented-reality',
  'phising mails': '/blog/stop-sending-fake-phishing-emails',
  'analitics services': '/services/data-analytics',
  pricng: '/faq#pricing',
  // In other words.
  'how much does it cost': '/faq#pricing',
  'how long will it take': '/faq#project-timeline',
  chatgpt: '/services/gen-ai',
  'online shop': '/services/ecommerce',
  'iphone app': '/services/app-development',
  'we were hacked': '/services/cybersecurity',
  'our website is too slow': '/blog/delete-your-scripts-before-you-redesign',
  'replace our excel sheet': '/services/power-apps',
  'move servers to aws': '/services/cloud-ops-migration',
  'hire developers': '/services/staff-augmentation',
}

test('at least thirty-six of forty queries find the right page first', async () => {
  const content = loadContent(join(import.meta.dirname, '../../content'))
  content.catalogue.articles = content.catalogue.articles.filter((id) => ARTICLES.test(id))
  const files = searchIndexFiles(content)
  const search = createLazySearch(async (name) => files.get(name)?.())

  const missed: string[] = []
  for (const [query, url] of Object.entries(queries)) {
    const [first] = await search(query)
    if (first?.url !== url) missed.push(query)
  }

  expect(Object.keys(queries)).toHaveLength(40)
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(MAX_MISSES)
})
