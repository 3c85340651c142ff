import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { parse } from 'node-html-parser'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Prose as ProseData } from '#content/schema/prose.ts'
import type { RouterContext } from '#web/src/lib/use-layout.ts'
import { ArticleRows } from './articles.tsx'
import { Field } from './forms.tsx'
import { NoBreak } from './inline-text.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ButtonLink } from './links.tsx'
import { TextWithToc } from './long-text.tsx'
import { Prose } from './prose.tsx'
import { ServicesRow } from './rows.tsx'

/** A component as the page at this path has it, with this layout. */
async function render(component: FunctionComponent, layout: object, path = '/') {
  const context = { layout } as unknown as RouterContext
  const routeTree = createRootRouteWithContext<RouterContext>()({ component })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree, history, context })
  await router.load()
  return parse(renderToStaticMarkup(createElement(RouterProvider, { router } as never)))
}

const hrefIn = (html: ReturnType<typeof parse>) => html.querySelector('a')?.getAttribute('href')

const german = { tag: 'de', name: 'Deutsch', root: '', sections: { contact: 'kontakt' } }
const lacking = { root: '/ar', sections: {}, fallback: { ...german, lacking: ['/contact'] } }

test.each(['/contact', '/contact?role=ink', '/contact#form', '/contact?role=ink#form'])(
  'a link in a text to %s, which the language lacks, keeps its query and anchor',
  async (to) => {
    const text = () => createElement(Prose, { text: [['a', ['Words'], to]] })

    expect(hrefIn(await render(text, lacking))).toBe(to.replace('contact', 'kontakt'))
  },
)

test('a call to action keeps its topic and anchor in a link to a page that the language lacks', async () => {
  const link = { to: '/contact', search: { role: 'ink' }, hash: 'form', children: 'Apply' }
  const html = await render(() => createElement(ButtonLink, link), lacking)

  expect(hrefIn(html)).toBe('/kontakt?role=ink#form')
})

test.each([
  ['/', '/ar'],
  ['/services/ink', '/ar/khidmat/ink'],
  ['/services/paper', '/ar/khidmat'],
  ['/services/page/2', '/ar/khidmat'],
  ['/blog/paper', '/ar'],
])('on %s, the link to a language that lacks some pages leads to %s', async (path, address) => {
  const missing = ['/blog', '/blog/paper', '/services/page/2', '/services/paper']
  const sections = { services: 'khidmat' }
  const arabic = { tag: 'ar', name: 'العربية', root: '/ar', sections, missing }
  const html = await render(LanguageSwitch, { texts: {}, languages: [arabic] }, path)

  expect(hrefIn(html)).toBe(address)
})

const table: ProseData = [
  [
    'table',
    [
      [
        'thead',
        [
          [
            'tr',
            [
              ['th', ['Stage']],
              ['th', ['Price'], 'right'],
              ['th', ['Note'], 'left'],
            ],
          ],
        ],
      ],
    ],
  ],
]

test.each([
  [undefined, ['left', 'right', 'left']],
  ['rtl', ['right', 'right', 'left']],
])('the head of a column begins where a line in the direction %s does', async (dir, aligned) => {
  const text = () => createElement(Prose, { text: table })
  const html = await render(text, { dir, texts: { table: '{columns}' } })

  expect(html.querySelectorAll('th').map((th) => th.getAttribute('align'))).toEqual(aligned)
})

const paragraph: ProseData = [['p', ['One.']]]

test.each([
  ['without headings', [], []],
  ['with a heading', [{ slug: 'plan', heading: 'Plan', body: paragraph }], ['#plan']],
])('a text %s has as many links to sections', async (_, sections, links) => {
  const text = () => createElement(TextWithToc, { introduction: paragraph, sections })
  const html = await render(text, { texts: { contents: 'On this page' } })

  expect(html.querySelectorAll('nav a').map((link) => link.getAttribute('href'))).toEqual(links)
  expect(html.querySelectorAll('nav')).toHaveLength(links.length)
  expect(html.textContent).toContain('One.')
})

test('an article alone in its language has no heading over nothing', () => {
  const services = ServicesRow({ heading: 'Services', services: [] })
  const related = ArticleRows({ heading: 'Articles', articles: [] })

  expect(renderToStaticMarkup([services, related])).toBe('')
})

test.each([
  [undefined, undefined],
  [undefined, 'Enter a day.'],
  ['Of the move.', undefined],
  ['Of the move.', 'Enter a day.'],
])('a control with the hint %j and the error %j is described by both', (hint, message) => {
  const field = Field({
    ...{ name: 'day', label: 'Day', hint, message },
    children: (props) => createElement('input', props),
  })
  const html = parse(renderToStaticMarkup(field))
  const input = html.querySelector('input')
  const ids = input?.getAttribute('aria-describedby')?.split(' ') ?? []

  const texts = ids.map((id) => html.querySelector(`#${id}`)?.textContent)
  expect(texts).toEqual([...(hint ? [hint] : []), message ?? ''])
  expect(input?.getAttribute('aria-invalid')).toBe(message && 'true')
})

test.each([
  ['An H-1B visa', ['H-1B']],
  ['2–3 weeks to a report', ['2–3 weeks']],
  ['From $60,000 for a team', ['$60,000']],
  ['₹7,20,000–₹12,34,567 प्रति वर्ष', ['₹7,20,000–₹12,34,567']],
  ['41 वर्ष', ['41 वर्ष']],
  ['Since 2004 responsibilities', []],
])('%s keeps %j whole', (text, whole) => {
  const spans = renderToStaticMarkup(NoBreak({ text })).match(/(?<=>)[^<]+(?=<\/span>)/g)

  expect(spans ?? []).toEqual(whole)
})
