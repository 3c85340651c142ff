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
import type { Prose as ProseData } from '#content/schema/prose.ts'
import type { RouterContext } from '#web/src/lib/layout.ts'
import { Prose } from './prose.tsx'

const text: ProseData = [
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
  const context = { layout: { dir, texts: { table: '{columns}' } } } as unknown as RouterContext
  const component = () => createElement(Prose, { text })
  const routeTree = createRootRouteWithContext<RouterContext>()({ component })
  const router = createRouter({ routeTree, history: createMemoryHistory(), context })
  await router.load()
  const html = parse(renderToStaticMarkup(createElement(RouterProvider, { router } as never)))

  expect(html.querySelectorAll('th').map((th) => th.getAttribute('align'))).toEqual(aligned)
})
