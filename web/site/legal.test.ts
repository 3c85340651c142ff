import { describe, expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { pageText } from '#web/page-data/page-text.ts'
import { links, readPage, textOf, textOfProse, texts } from './read-page.ts'

const { contents: contentsLabel } = content.interface.shell

const IDS = (['privacy-policy', 'terms-of-service', 'accessibility'] as const).filter(
  (id) => content[`pages/${id}`],
)

describe.each(IDS)('/%s', (id) => {
  const page = readPage(`/${id}`)
  const { body } = pageText(content, id)
  const headings = body.filter((node) => node[0] === 'h2').map(textOfProse)

  test('has its sections in order', () => {
    expect(texts(page, 'main h2')).toEqual(headings)
    expect(page.querySelectorAll('main section .prose:empty')).toHaveLength(0)
  })

  test('begins with a table of contents that links to every section', () => {
    const contents = links(page, `nav[aria-label="${contentsLabel}"] a`)

    expect(texts(page, `nav[aria-label="${contentsLabel}"] a`)).toEqual(headings)
    expect(contents.map((anchor) => textOf(page.querySelector(`${anchor} h2`)))).toEqual(headings)
  })
})
