import { expect, test } from 'vitest'
import { type Content, collections } from './collections.ts'
import { loadContent } from './load.ts'
import { findBrokenReferences } from './references.ts'

const sound = loadContent()
const { categories, services, caseStudies, articles, faq, jobs } = sound.catalogue
// Open or closed.
const [jobId] = sound.jobs.keys()
const service = `services/${services[0]}.yaml`
const study = `case-studies/${caseStudies[0]}.yaml`
const article = `articles/${articles[0]}.md`
const picture = [['ul', [['li', [['img', ['A plan'], '/pictures/nope.svg']]]]]]

/** Sets a field, such as `claims.0`, in the data of a file. */
function set(content: Content, file: string, field: string, value: unknown) {
  const name = file.replace(/\.\w+$/, '')
  const [folder = '', id = ''] = name.split('/')
  const entry = folder in collections ? content[folder as 'faq'].get(id) : undefined
  const path = field.split('.')
  const last = path.pop() ?? ''
  let place: unknown = entry ?? Reflect.get(content, name)
  for (const name of path) place = Reflect.get(place as object, name)
  Reflect.set(place as object, last, value)
}

test.each([
  ['a service in a category that is not there', service, 'category'],
  ['an icon that is not there', service, 'icon'],
  ['an icon that every object has', service, 'icon', 'constructor'],
  ['a study of a service that is not there', study, 'category'],
  ['a study with the picture of another one', study, 'imageUrl', '/folds/nope.svg'],
  ['a study of services that are not there', study, 'services.0'],
  ['a study without the service of its category', study, 'services', []],
  ['an article under a chip that is not there', article, 'topics.0'],
  ['an article in a category that is not there', article, 'category'],
  ['an article about a service that is not there', article, 'services.0'],
  ['an article with the picture of another one', article, 'imageUrl', '/folds/nope.svg'],
  ['an article with a picture that is not there', article, 'body', picture],
  ['a question in a category that is not there', `faq/${faq[0]}.yaml`, 'category'],
  ['a job in a department that is not there', `jobs/${jobId}.yaml`, 'department'],
  ['a page with a claim that is not there', 'pages/home.yaml', 'claims.0'],
  ['a chosen question that is not there', 'pages/contact.yaml', 'faq.items.0'],
  ['a technology without an icon', 'pages/home.yaml', 'technologies.items.0.icon'],
  ['a leader in a category that is not there', 'pages/about.yaml', 'leaders.people.0.category'],
  ['a leader with a missing photo', 'pages/about.yaml', 'leaders.people.0.photo', 'nope.jpg'],
  ['a perk without an icon', 'pages/careers.yaml', 'benefits.items.0.icon'],
  ['a typeface that is not installed', 'site.yaml', 'typefaces.text', 'Nope'],
  ['a missing service in the menu', 'site.yaml', 'navigation.services.0.services.0'],
  ['a place without an entry', 'catalogue.yaml', `jobs.${jobs.length}`],
  ['an alias that leads to no category', 'catalogue.yaml', 'aliases.paper'],
  [
    'an alias that hides a service',
    'catalogue.yaml',
    `aliases.${services[0]}`,
    categories[0]?.slug ?? '',
  ],
])('finds %s', (_, file, field, value = 'nope') => {
  const content = structuredClone(sound)
  set(content, file, field, value)

  expect(findBrokenReferences(content)).toMatchObject([{ file, field }])
})

test('finds a place that two entries share', () => {
  const content = structuredClone(sound)
  content.catalogue.articles.push(articles[0] ?? '')

  expect(findBrokenReferences(content)).toMatchObject([
    { file: 'catalogue.yaml', field: `articles.${articles.length}` },
  ])
})

test('accepts valid content, and reports the expected and the found value', () => {
  const content = structuredClone(sound)
  expect(findBrokenReferences(content)).toEqual([])

  content.catalogue.departments = [{ name: 'Folding', hue: 1 }]
  set(content, `jobs/${jobId}.yaml`, 'department', 'Cutting')

  expect(findBrokenReferences(content)).toContainEqual({
    file: `jobs/${jobId}.yaml`,
    field: 'department',
    expected: 'one of Folding',
    found: '"Cutting"',
  })
})
