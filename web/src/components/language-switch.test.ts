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
import type { RouterContext } from '#web/src/lib/layout.ts'
import { LanguageSwitch } from './language-switch.tsx'

const missing = ['/blog', '/blog/paper', '/services/page/2', '/services/paper']
const arabic = {
  tag: 'ar',
  name: 'العربية',
  root: '/ar',
  sections: { services: 'khidmat' },
  missing,
}
const context = { layout: { texts: {}, languages: [arabic] } } as unknown as RouterContext

test.each([
  ['/', '/ar'],
  ['/services/ink', '/ar/khidmat/ink'],
  ['/services/paper', '/ar/khidmat'],
  ['/services/page/2', '/ar/khidmat'],
  ['/blog/paper', '/ar'],
])('on %s, the link to a language that lacks some pages leads to %s', async (path, address) => {
  const routeTree = createRootRouteWithContext<RouterContext>()({ component: LanguageSwitch })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree, history, context })
  await router.load()
  const html = parse(renderToStaticMarkup(createElement(RouterProvider, { router } as never)))

  expect(html.querySelector('a')?.getAttribute('href')).toBe(address)
})
