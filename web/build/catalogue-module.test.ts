import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { catalogueModule } from './catalogue-module.ts'

test('lists the services in order, and the aliases', () => {
  const source = catalogueModule({
    categories: [],
    services: ['web3', 'gen-ai'],
    aliases: { cloud: 'cloud-services' },
    caseStudies: ['a-study'],
    jobs: ['a-job'],
    articles: [],
    faq: [],
  })

  expect(source).toContain(`export const serviceIds = [
  'web3',
  'gen-ai',
] as const
`)
  expect(source).toContain('export const serviceAliases = {"cloud":"cloud-services"} as const\n')
})

test('is what the generated file on disk says', () => {
  const file = join(import.meta.dirname, '../src/catalogue.gen.ts')

  expect(readFileSync(file, 'utf8')).toBe(catalogueModule(loadContent().catalogue))
})
