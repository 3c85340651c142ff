import { expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { links, readPage, texts } from './read-page.ts'

const { site, 'pages/accessibility': statement } = loadContent()
const page = readPage('/accessibility')

test('has a row for each criterion under its number and name, with our result and how we know', () => {
  const { columns } = statement.results

  expect(texts(page, 'main thead th[scope=col]')).toEqual(columns)
  expect(texts(page, 'main tbody th[scope=row]')).toEqual(
    statement.criteria.map(({ id, name }) => `${id} ${name}`),
  )
  expect(texts(page, 'main tbody td')).toEqual(
    statement.criteria.flatMap(({ level, result, how }) => [`${level}, ${result}`, how]),
  )
})

test('says when it was checked, and how to tell us of a fault', () => {
  expect(texts(page, 'h1 + p')).toEqual([`Last updated: ${statement.lastUpdated}`])
  expect(links(page, 'main a')).toEqual(
    expect.arrayContaining(['#criteria', '/contact', `mailto:${site.contact.email}`]),
  )
})

test('keeps the names of tests to the repository', () => {
  expect(page.toString()).not.toContain(' › ')
})
