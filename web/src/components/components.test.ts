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
import type { RouterContext } from '#web/src/lib/layout.ts'
import { ActionLink } from './links.tsx'
import { Prose } from './prose.tsx'

const fallback = { tag: 'de', name: 'Deutsch', root: '', sections: { contact: 'kontakt' } }
const context = {
  layout: { root: '/ar', sections: {}, fallback: { ...fallback, lacking: ['/contact'] } },
} as unknown as RouterContext

async function hrefOf(component: FunctionComponent) {
  const routeTree = createRootRouteWithContext<RouterContext>()({ component })
  const router = createRouter({ routeTree, history: createMemoryHistory(), context })
  await router.load()
  const html = parse(renderToStaticMarkup(createElement(RouterProvider, { router } as never)))
  return html.querySelector('a')?.getAttribute('href')
}

test.each(['/contact', '/contact?role=ink', '/contact#form', '/contact?role=ink#form'])(
  'a link in a text to %s, which the language lacks, keeps its query and anchor',
  async (to) => {
    const text = () => createElement(Prose, { text: [['a', ['Words'], to]] })

    expect(await hrefOf(text)).toBe(to.replace('contact', 'kontakt'))
  },
)

test('a call to action keeps its topic and anchor in a link to a page that the language lacks', async () => {
  const link = { to: '/contact', search: { role: 'ink' }, hash: 'form', children: 'Apply' }

  expect(await hrefOf(() => createElement(ActionLink, link))).toBe('/kontakt?role=ink#form')
})
