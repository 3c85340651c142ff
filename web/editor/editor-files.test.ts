import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { editorConfiguration } from './configuration.ts'
import { editorFiles } from './editor-files.ts'

test('the editor finds its words in every language that it has', () => {
  const files = editorFiles(content)
  const start = files.get('admin/index.js')
  const code = typeof start === 'function' ? `${start()}` : ''
  const imported = Array.from(
    code.matchAll(/import\(`\.\/(locales\/.+?)`,\{with:\{type:"json"\}\}/g),
    ([, file]) => `admin/${file}`,
  )

  expect(imported).toContain('admin/locales/ja.json')
  expect(imported.filter((file) => !files.has(file))).toEqual([])
  expect(code).not.toContain('`../locales/')
})

test('the editor takes only addresses that the build accepts', () => {
  const collections = editorConfiguration(content).collections ?? []
  const patterns = collections.flatMap((each) =>
    'folder' in each && each.slug instanceof Object ? [each.slug.pattern?.[0] ?? ''] : [],
  )

  expect(patterns.length).toBeGreaterThan(0)
  for (const pattern of patterns) {
    expect(content.catalogue.services.filter((id) => !new RegExp(pattern).test(id))).toEqual([])
    expect('新しいサービス').not.toMatch(new RegExp(pattern))
  }
})
