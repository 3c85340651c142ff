import { loadShell } from 'content:shell'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { content } from '#content/test/content.ts'
import { ownPages, pathOf } from '#web/page-data/own-pages.ts'

// Other tests replace the content of modules that the router loads, and these modules stay in the memory.
vi.resetModules()
const { createRouter } = await import('#web/src/router.tsx')
afterAll(() => void vi.resetModules())

/** The pages that every language has. */
const COMMON = ['/', '/services', '/search']
/** The list of the search has only the pages of its language. */
const paths = ownPages(content)
  .map(pathOf)
  .filter((path) => path !== '/search')

test.each(paths)('%s leads to the first language where its own lacks a page', async (path) => {
  const shell = await loadShell(content.site.language)
  const lacking = paths.filter((each) => each !== path && !COMMON.includes(each))
  const first = { tag: 'en', name: 'English', root: '/first', sections: {}, missing: [], lacking }
  const router = createRouter({ ...shell, fallback: first })
  const history = createMemoryHistory({ initialEntries: [path] })
  router.update({ ...router.options, history, origin: 'http://localhost' })
  await router.load()
  const page = parse(renderToString(createElement(RouterProvider, { router })))
  const hrefs = page.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')

  expect(hrefs.filter((href) => lacking.includes(href.replace(/[?#].*/, '')))).toEqual([])
})
