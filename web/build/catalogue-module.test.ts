import { expect, test } from 'vitest'
import { catalogueModule } from './catalogue-module.ts'

test('lists ids and categories in order, and the aliases', () => {
  const source = catalogueModule({
    categories: [],
    services: ['web3', 'gen-ai'],
    aliases: { cloud: 'cloud-services' },
    caseStudies: ['a-study'],
    jobs: ['a-job'],
    articles: [],
    faq: [],
    articleCategories: [{ name: "Children's books", hue: 1 }],
    faqCategories: [],
    departments: [],
  })

  expect(source).toContain('export const serviceIds = [\n  "web3",\n  "gen-ai",\n] as const\n')
  expect(source).toContain('export const articleCategories = [\n  "Children\'s books",\n] as const')
  expect(source).toContain('export const serviceAliases = {"cloud":"cloud-services"} as const\n')
})
