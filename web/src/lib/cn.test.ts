import { expect, test, vi } from 'vitest'

test('lets a later class override an earlier one for the same property', async () => {
  const { cn } = await import('./cn.ts')

  expect(cn('fold mt-2 hue-75', 'mt-6', undefined)).toBe('fold hue-75 mt-6')
})

test('caches five hundred results', async () => {
  const extendTailwindMerge = vi.fn()
  vi.doMock('tailwind-merge', () => ({ extendTailwindMerge }))
  vi.resetModules()

  await import('./cn.ts')

  expect(extendTailwindMerge).toHaveBeenCalledWith({ cacheSize: 500 })
})
