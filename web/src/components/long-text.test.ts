import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Prose } from '#content/schema/prose.ts'
import type { RouterContext } from '#web/src/lib/layout.ts'
import { DividedText } from './long-text.tsx'

const context = { layout: { texts: { contents: 'On this page' } } } as unknown as RouterContext
const paragraph: Prose = [['p', ['One.']]]

test.each([
  ['without headings', [], []],
  ['with a heading', [{ slug: 'plan', heading: 'Plan', body: paragraph }], ['#plan']],
])('a text %s has as many links to sections', async (_, sections, links) => {
  const component = () => createElement(DividedText, { introduction: paragraph, sections })
  const routeTree = createRootRouteWithContext<RouterContext>()({ component })
  const router = createRouter({ routeTree, history: createMemoryHistory(), context })
  await router.load()
  const html = parse(renderToStaticMarkup(createElement(RouterProvider, { router } as never)))

  expect(html.querySelectorAll('nav a').map((link) => link.getAttribute('href'))).toEqual(links)
  expect(html.querySelectorAll('nav')).toHaveLength(links.length)
  expect(html.textContent).toContain('One.')
})
