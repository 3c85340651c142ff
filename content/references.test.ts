import { expect, test } from 'vitest'
import type { Content } from './collections.ts'
import { loadContent } from './load.ts'
import { findBrokenReferences } from './references.ts'

const sound = loadContent()
const [service = '', study = '', article = '', question = '', job = ''] = firstIds(sound)

function firstIds({ catalogue }: Content) {
  const { services, caseStudies, articles, faq, jobs } = catalogue
  return [services, caseStudies, articles, faq, jobs].map(([first]) => first)
}

/** Changes fields of one entry, or of one row of a list. */
function set(entry: object | undefined, fields: object) {
  Object.assign(entry ?? {}, fields)
}

test.each<[what: string, change: (content: Content) => void, file: string, field: string]>([
  [
    'a service in a category that is not there',
    ({ services }) => set(services.get(service), { category: 'nope' }),
    `services/${service}.yaml`,
    'category',
  ],
  [
    'an icon that is not there',
    ({ services }) => set(services.get(service), { icon: 'nope' }),
    `services/${service}.yaml`,
    'icon',
  ],
  [
    'an icon that every object has',
    ({ services }) => set(services.get(service), { icon: 'constructor' }),
    `services/${service}.yaml`,
    'icon',
  ],
  [
    'a study of a service that is not there',
    (content) => set(content['case-studies'].get(study), { category: 'nope' }),
    `case-studies/${study}.yaml`,
    'category',
  ],
  [
    'a study with the picture of another one',
    (content) => set(content['case-studies'].get(study), { imageUrl: '/folds/nope.svg' }),
    `case-studies/${study}.yaml`,
    'imageUrl',
  ],
  [
    'an article in a category that is not there',
    ({ articles }) => set(articles.get(article), { category: 'nope' }),
    `articles/${article}.yaml`,
    'category',
  ],
  [
    'a question in a category that is not there',
    ({ faq }) => set(faq.get(question), { category: 'nope' }),
    `faq/${question}.yaml`,
    'category',
  ],
  [
    'a job in a department that is not there',
    ({ jobs }) => set(jobs.get(job), { department: 'nope' }),
    `jobs/${job}.yaml`,
    'department',
  ],
  [
    'a page with a claim that is not there',
    (content) => set(content['pages/home'].claims, { 0: 'nope' }),
    'pages/home.yaml',
    'claims.0',
  ],
  [
    'a question on the contact page that is not there',
    (content) => set(content['pages/contact'].faq.items, { 0: 'nope' }),
    'pages/contact.yaml',
    'faq.items.0',
  ],
  [
    'a technology without an icon',
    (content) => set(content['pages/home'].technologies.items[0], { icon: 'nope' }),
    'pages/home.yaml',
    'technologies.items.0.icon',
  ],
  [
    'a leader in a category that is not there',
    (content) => set(content['pages/about'].leaders.people[0], { category: 'nope' }),
    'pages/about.yaml',
    'leaders.people.0.category',
  ],
  [
    'a perk without an icon',
    (content) => set(content['pages/careers'].benefits.items[0], { icon: 'nope' }),
    'pages/careers.yaml',
    'benefits.items.0.icon',
  ],
  [
    'a service in the menu that is not there',
    ({ site }) => set(site.navigation, { services: [{ heading: 'New', services: ['nope'] }] }),
    'site.yaml',
    'navigation.services.0.services.0',
  ],
  [
    'a place in the catalogue without an entry',
    ({ catalogue }) => catalogue.jobs.push('nope'),
    'catalogue.yaml',
    `jobs.${sound.catalogue.jobs.length}`,
  ],
  [
    'an entry that is listed twice',
    ({ catalogue }) => catalogue.articles.push(article),
    `articles/${article}.yaml`,
    '',
  ],
  [
    'an alias that leads to no category',
    ({ catalogue }) => set(catalogue.aliases, { paper: 'nope' }),
    'catalogue.yaml',
    'aliases.paper',
  ],
  [
    'an alias that hides a service',
    ({ catalogue }) => set(catalogue.aliases, { [service]: catalogue.categories[0]?.slug }),
    'catalogue.yaml',
    `aliases.${service}`,
  ],
])('finds %s', (_, change, file, field) => {
  const content = structuredClone(sound)
  change(content)

  expect(findBrokenReferences(content)).toMatchObject([{ file, field }])
})

test('finds nothing wrong with sound content, and says what it expects instead of what it found', () => {
  const content = structuredClone(sound)
  expect(findBrokenReferences(content)).toEqual([])

  content.catalogue.departments = [{ name: 'Folding', hue: 1 }]
  set(content.jobs.get(job), { department: 'Cutting' })

  expect(findBrokenReferences(content)).toContainEqual({
    file: `jobs/${job}.yaml`,
    field: 'department',
    expected: 'one of Folding',
    found: '"Cutting"',
  })
})
