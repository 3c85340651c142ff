import { expect, test } from 'vitest'
import { findBrokenReferences, findPhonePlaceholders } from './broken-references.ts'
import { type Content, collections } from './collections.ts'
import { compileMarkdown } from './schema/prose.ts'
import { content as sound } from './test/frozen-content.ts'

const service = 'services/rug-repair.yaml'
const study = 'case-studies/ship-carpet.yaml'
const article = 'articles/the-knot.md'
const picture = [['ul', [['li', [['img', ['A plan'], '/pictures/nope.svg']]]]]]

/** The data of a file; undefined without it. */
function dataOf(content: Content, file: string): unknown {
  const name = file.replace(/\.\w+$/, '')
  const [folder = '', id = ''] = name.split('/')
  return folder in collections ? content[folder as 'faq'].get(id) : Reflect.get(content, name)
}

/** Sets a field, such as `claims.0`, in the data of a file. */
function set(content: Content, file: string, field: string, value: unknown) {
  const path = field.split('.')
  const last = path.pop() ?? ''
  let location = dataOf(content, file)
  for (const name of path) location = Reflect.get(location as object, name)
  Reflect.set(location as object, last, value)
}

const BROKEN: [what: string, file: string, field: string, value?: unknown][] = [
  ['a service in a category that is not there', service, 'category'],
  ['an icon that is not there', service, 'icon'],
  ['an icon that every object has', service, 'icon', 'constructor'],
  ['a study of a service that is not there', study, 'category'],
  ['a study of services that are not there', study, 'services.0'],
  ['a study without the service of its category', study, 'services', []],
  ['an article under a chip that is not there', article, 'topics.0'],
  ['an article in a category that is not there', article, 'category'],
  ['an article about a service that is not there', article, 'services.0'],
  ['an article with a picture that is not there', article, 'body', picture],
  ['a service with a picture that is not there', service, 'description', picture],
  ['a study with a photo that is not there', 'case-studies/wedding-sari.yaml', 'photo.src'],
  ['a question in a category that is not there', 'faq/price.yaml', 'category'],
  ['a job in a department that is not there', 'jobs/weaver.yaml', 'department'],
  ['a page with a claim that is not there', 'pages/home.yaml', 'claims.0'],
  ['a chosen question that is not there', 'pages/contact.yaml', 'faq.items.0'],
  ['words that the client did not say', 'pages/home.yaml', 'testimonial.text', 'Best firm ever.'],
  ['a technology without an icon', 'pages/home.yaml', 'technologies.items.0.icon'],
  ['a leader in a category that is not there', 'pages/about.yaml', 'leaders.people.0.category'],
  ['a leader with a missing photo', 'pages/about.yaml', 'leaders.people.0.photo', 'nope.jpg'],
  ['a perk without an icon', 'pages/careers.yaml', 'benefits.items.0.icon'],
  ['a typeface that is not installed', 'site.yaml', 'typefaces.text', 'Nope'],
  ['a missing service in the menu', 'site.yaml', 'navigation.services.0.services.0'],
  ['a location without an entry', 'catalogue.yaml', 'services.7'],
  ['an alias that leads to no category', 'catalogue.yaml', 'aliases.paper'],
  ['an alias that hides a service', 'catalogue.yaml', 'aliases.rug-repair', 'mending'],
]

test.each(BROKEN)('finds %s', (_, file, field, value = 'nope') => {
  const content = structuredClone(sound)
  set(content, file, field, value)

  expect(findBrokenReferences(content)).toMatchObject([{ file, field }])
})

test.each([
  ['categories', 'name'],
  ['categories', 'slug'],
  ['articleCategories', 'name'],
  ['faqCategories', 'name'],
  ['departments', 'name'],
] as const)('finds two of %s with one %s', (list, field) => {
  const content = structuredClone(sound)
  const labels: object[] = content.catalogue[list]
  const one = { name: 'One', slug: 'one' }
  const at = labels.push(one, { name: 'Two', slug: 'two', [field]: one[field] }) - 1

  expect(findBrokenReferences(content)).toMatchObject([
    { file: 'catalogue.yaml', field: `${list}.${at}.${field}`, expected: `each ${field} once` },
  ])
})

test('finds each link to a page that is not there', () => {
  const content = structuredClone(sound)
  const { navigation, footer } = content.site
  const link = { label: 'Blog', to: '/blog/first' }
  content['pages/blog'] = undefined
  Object.assign(navigation, { main: [link], action: link, servicesFooter: { text: 'All', link } })
  Object.assign(footer, { legal: [link], columns: [{ heading: 'More', links: [link] }] })

  const expected =
    'a page of the site, which has no content/pages/blog.yaml: remove or change this link'
  const fields = [
    'navigation.main.0.to',
    'navigation.servicesFooter.link.to',
    'navigation.action.to',
    'footer.columns.0.links.0.to',
    'footer.legal.0.to',
  ]
  expect(findBrokenReferences(content)).toEqual(
    fields.map((field) => ({ file: 'site.yaml', field, expected, found: '"/blog/first"' })),
  )
})

test('reports the expected and the found value, also that a collection has no entries', () => {
  const content = structuredClone(sound)
  content.catalogue.categories.splice(1)
  content.faq = new Map()
  content.catalogue.faq = []
  set(content, service, 'category', 'Cutting')
  set(content, service, 'questions', ['time'])
  const problems = findBrokenReferences(content).filter(({ file }) => file === service)

  const oneOf = 'one of the `categories` in catalogue.yaml: Mending'
  expect(problems).toMatchObject([
    { field: 'category', expected: oneOf, found: '"Cutting"' },
    { field: 'questions.0', expected: 'a file in faq/, but there is none', found: '"time"' },
  ])
})

test('finds a sentence with a phone number that is not there, but no list item or row', () => {
  const { phone: _, ...contact } = sound.site.contact
  const problemsWith = (markdown: string) =>
    findPhonePlaceholders({
      ...sound,
      site: { ...sound.site, contact },
      'pages/privacy-policy': {
        ...sound['pages/privacy-policy'],
        body: compileMarkdown(`${markdown}\n\nTwo.`),
      },
      'pages/terms-of-service': undefined,
      'pages/accessibility': undefined,
    })

  expect(problemsWith('- Call {phone}.\n\n| Call |\n|--|\n| {phone} |')).toEqual([])
  expect(problemsWith('Write or **call {phone}**.')).toMatchObject([
    { file: 'pages/privacy-policy.md', field: 'body', found: '"{phone}"' },
  ])
})
