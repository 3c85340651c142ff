import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { pageSchemas } from '#content/schema/pages.ts'
import { entryPages } from '#web/page-data/pages.ts'
import { pagePaths } from './page-paths.ts'

const content = {
  catalogue: { services: ['gaming', 'web3'], caseStudies: [], jobs: ['open'] },
  jobs: new Map(['open', 'closed'].map((id) => [id, {}])),
} as unknown as Content
/** A route for every text that a page of its own shows. */
const routes = Object.keys(pageSchemas)
  .filter((name) => Object.values(entryPages).every(({ text }) => text !== name))
  .map((name) => (name === 'home' ? '/' : `/${name}`))

test('makes a file of every route, and of each entry of a route with a parameter', () => {
  const pages = pagePaths([...routes, '/services/$id', '/contact/sent'], content)

  const files = pages.filter(({ status }) => status === 200).map(({ path, file }) => [path, file])
  expect(files).toEqual([
    ...routes.map((path) => [path, path === '/' ? 'index.html' : `${path.slice(1)}.html`]),
    ['/services/gaming', 'services/gaming.html'],
    ['/services/web3', 'services/web3.html'],
    ['/contact/sent', 'contact/sent.html'],
  ])
})

test('makes a 404 page of a route for the rest of a folder, and one for the whole site', () => {
  const pages = pagePaths([...routes, '/services/$'], content)

  expect(pages.filter(({ status }) => status === 404)).toEqual([
    { path: '/services/404', file: 'services/404.html', status: 404 },
    { path: '/404', file: '404.html', status: 404 },
  ])
})

test('makes a page beside the address of what is gone', () => {
  const pages = pagePaths([...routes, '/careers/$id'], content)

  expect(pages.filter(({ path }) => path.startsWith('/careers/'))).toEqual([
    { path: '/careers/open', file: 'careers/open.html', status: 200 },
    { path: '/careers/closed', file: 'careers/closed/410.html', status: 410 },
  ])
})

test('refuses a route whose parameter stands for no list', () => {
  expect(() => pagePaths([...routes, '/partners/$id'], content)).toThrow(
    '/partners/$id has no entries: name them in entryPages of web/page-data/pages.ts.',
  )
})

test('refuses a text that no route shows', () => {
  const [forgotten, ...others] = routes.slice(1)

  expect(() => pagePaths(['/', ...others], content)).toThrow(
    `content/pages${forgotten} has no page: write web/src/routes${forgotten}.tsx.`,
  )
})
