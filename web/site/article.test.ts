import { describe, expect, test } from 'vitest'
import type { ProseNode } from '#content/schema/prose.ts'
import { content } from '#content/test/content.ts'
import { articleData } from '#web/page-data/article.ts'
import { describePages } from './describe-page.ts'
import { links, readBuilt, readPage, sectionOf, textOf, textOfProse, texts } from './read-page.ts'

const { shell } = content.interface
const ids = content.catalogue.articles

/** The elements of a kind in compiled Markdown, at any depth. */
function nodesOf(kind: string, text: ProseNode[]): Exclude<ProseNode, string>[] {
  return text.flatMap((node) => {
    if (typeof node === 'string') return []
    return node[0] === kind ? [node] : nodesOf(kind, node[1])
  })
}

describePages('article', (labels) => {
  describe.each(ids)('/blog/%s', (id) => {
    const page = readPage(`/blog/${id}`)
    const article = content.articles.get(id)
    if (!article) throw new Error(`There is no article "${id}".`)
    const text = page.querySelector('main article') ?? page

    test('has its title, reading time and date, beside a fold', () => {
      expect(texts(page, 'h1')).toEqual([article.title])
      expect(textOf(text.querySelector('section'))).toContain(`${article.minutes} `)
      expect(text.querySelectorAll('time').map((time) => time.getAttribute('datetime'))).toEqual(
        [article.date, article.updated].filter(Boolean),
      )
      expect(links(text, `[aria-label="${shell.breadcrumb}"] a`)[0]).toBe('/blog')
      expect(text.querySelector('svg path')).not.toBeNull()
      expect(readBuilt(article.imageUrl)).toMatch(/^<svg /)
    })

    test('has a table of contents that links to its headings', () => {
      const headings = nodesOf('h2', article.body).map(textOfProse)
      const contents = links(text, `[aria-label="${shell.contents}"] a`)

      expect(texts(text, `[aria-label="${shell.contents}"] a`)).toEqual(headings)
      expect(contents.map((anchor) => textOf(text.querySelector(`${anchor} h2`)))).toEqual(headings)
    })

    test('its tables and code can be scrolled by keyboard, and its pictures have fixed sizes', () => {
      const wide = ['table', 'pre'].flatMap((kind) => nodesOf(kind, article.body))
      const scrolled = text.querySelectorAll('[role=region][aria-label][tabindex=0]')
      const pictures = text.querySelectorAll('.text img')

      expect(scrolled).toHaveLength(wide.length)
      expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
        nodesOf('img', article.body).map(([, , address]) => address),
      )
      for (const { attributes } of pictures) {
        const { width, height } = content.pictures.get(attributes.src ?? '') ?? {}
        expect(attributes).toMatchObject({
          width: `${width}`,
          height: `${height}`,
          loading: 'lazy',
        })
        expect(readBuilt(attributes.src ?? '').length).toBeGreaterThan(0)
      }
    })

    test('links to its services, its neighbors, similar articles, and the subscription', () => {
      const { older, newer, related } = articleData(content, id)
      const others = links(sectionOf(page, labels.articles), 'article a')

      expect(links(sectionOf(page, labels.services))).toEqual(
        article.services.map((service) => `/services/${service}`),
      )
      expect(links(page, 'a[rel=prev]')).toEqual(older ? [`/blog/${older.id}`] : [])
      expect(links(page, 'a[rel=next]')).toEqual(newer ? [`/blog/${newer.id}`] : [])
      expect(others).toEqual(related.map((other) => `/blog/${other.id}`))
      expect(
        page.querySelectorAll('form[action^="/api/subscribe"] input[type=email]'),
      ).toHaveLength(1)
    })
  })
})
