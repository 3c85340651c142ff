import type { AnyRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { renderChecked } from './router-internals.ts'

function createRouter(gone?: string) {
  const state = gone === 'location.state.__TSR_key' ? {} : { __TSR_key: 'a' }
  const router: Record<string, unknown> = { _serverResult: {}, latestLocation: { state } }
  if (gone) delete router[gone.replace('router.', '')]
  return router as unknown as AnyRouter
}

test('reports no problem while the router has every internal', () => {
  const router = createRouter()

  expect(renderChecked(router, () => `page ${router.ssr?.manifest ?? ''}`)).toBe('page ')
})

test.each([
  'router.ssr',
  'router._serverResult',
  'router.latestLocation',
  'location.state.__TSR_key',
])('names %s when the router no longer has it', (gone) => {
  const router = createRouter(gone)
  const render = () => (gone === 'router.ssr' ? undefined : router.ssr)

  expect(() => renderChecked(router, render)).toThrow(
    `The router has no ${gone} any more: adapt web/src/lib/router-internals.ts.`,
  )
})
