import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { pageSchemas } from '#content/schema/pages.ts'
import { expandRoutes } from './expand-routes.ts'

const content = {
  site: {
    language: 'de',
    languages: { en: 'English', de: 'Deutsch' },
    sections: { careers: 'stellen' },
  },
  missing: new Set<string>(),
  catalogue: { services: ['gaming', 'web3'], caseStudies: [], articles: [], jobs: ['open'] },
  jobs: new Map(['open', 'closed'].map((id) => [id, {}])),
  ...Object.fromEntries(Object.keys(pageSchemas).map((name) => [`pages/${name}`, {}])),
} as unknown as Content
/** One route per text file with its own page. */
const routes = Object.keys(pageSchemas)
  .filter((name) => !/^(?:service|case-study|article|job)$/.test(name))
  .map((name) => (name === 'home' ? '/' : `/${name}`))

test('makes a page for each removed address', () => {
  const pages = expandRoutes([...routes, '/careers/$id'], content)

  expect(pages.filter(({ path }) => path.startsWith('/careers/'))).toEqual([
    {
      path: '/careers/open',
      urlPath: '/de/stellen/open',
      file: 'de/stellen/open.html',
      status: 200,
    },
    {
      path: '/careers/closed',
      urlPath: '/de/stellen/closed',
      file: 'de/stellen/closed/410.html',
      status: 410,
    },
  ])
})

test.each([
  [
    'an entry',
    { catalogue: { ...content.catalogue, articles: ['subscribed'] } },
    '/de/blog/subscribed',
  ],
  ['a section', { site: { ...content.site, sections: { about: 'faq' } } }, '/de/faq'],
])('rejects %s with the address of another page', (_, change, address) => {
  const all = [...routes, '/blog/subscribed', '/blog/$id']

  expect(() => expandRoutes(all, { ...content, ...change } as Content)).toThrow(
    `Two pages have the address ${address}: rename the file of an entry in content/, or a section in content/site.yaml.`,
  )
})

test('asks for no page without its text', () => {
  const paths = routes.filter((path) => path !== '/faq')

  expect(() => expandRoutes(paths, content)).toThrow('content/pages/faq has no page')
  expect(() => expandRoutes(paths, { ...content, 'pages/faq': undefined })).not.toThrow()
})

test('rejects a route parameter without a list of values', () => {
  expect(() => expandRoutes([...routes, '/partners/$id'], content)).toThrow(
    '/partners/$id has no entries: name them in entryPages of web/page-data/pages.ts.',
  )
})

test('rejects a text without a route', () => {
  const [forgotten, ...others] = routes.slice(1)

  expect(() => expandRoutes(['/', ...others], content)).toThrow(
    `content/pages${forgotten} has no page: write web/src/routes${forgotten}.tsx.`,
  )
})
