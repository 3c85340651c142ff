import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { links, paths, readPage, textOf, texts } from './read-page.ts'

const { catalogue, interface: words } = content
const LEGAL = ['/privacy-policy', '/terms-of-service', '/accessibility']
const LONG = [...LEGAL, ...catalogue.articles.map((id) => `/blog/${id}`)]

test.each(LONG.filter((path) => paths.includes(path)))(
  '%s begins with links to its sections, in order',
  (path) => {
    const page = readPage(path)
    const list = `nav[aria-label="${words.shell.contents}"] a`
    const sections = page.querySelectorAll('main section[id]')

    expect(links(page, list)).toEqual(sections.map(({ id }) => `#${id}`))
    expect(texts(page, list)).toEqual(sections.map((each) => textOf(each.querySelector('h2'))))
  },
)
