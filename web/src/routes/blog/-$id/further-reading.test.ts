import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageData } from '#web/page-data/pages.ts'
import { FurtherReading } from './further-reading.tsx'

test('an article alone in its language has no heading over nothing', async () => {
  const article = { services: [], related: [] }
  const text = { services: 'Services', articles: 'Articles' }
  const page = { article, text } as unknown as PageData['/blog/$id']
  const routeTree = createRootRouteWithContext()({
    component: () => createElement(FurtherReading, page),
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()

  expect(renderToStaticMarkup(createElement(RouterProvider, { router } as never))).not.toMatch(
    /<h\d|<ul|<nav/,
  )
})
