import { expect, test } from 'vitest'
import * as z from 'zod'
import { referenceTargets } from '#content/references.ts'
import { optionalList, reference } from '#content/schema/field-types.ts'
import { content } from '#content/test/frozen-content.ts'
import { layoutData } from '#web/page-data/layout.ts'
import { entryPages, listPagePaths } from '#web/page-data/pages.ts'
import { editorConfiguration } from './configuration.ts'
import { editorFiles, editorHeaders } from './editor-files.ts'
import { editorFields } from './fields.ts'

const names = {
  ...referenceTargets(content),
  claim: new Map([['onTime', 'onTime']]),
  jobs: new Map(),
}
const supplement = { names, firstLocale: undefined }

test('adds no field to a file: a switch writes its state, so the file has it', () => {
  const text = JSON.stringify(editorConfiguration(content))
  expect(text).not.toMatch(/"required":false(?=[^{}]*"widget":"boolean")/)
})

test('a field without a control stops the build, which names it', () => {
  const schema = z.strictObject({ place: z.strictObject({ size: z.bigint() }) })
  expect(() => editorFields(schema, 'offices', supplement)).toThrow('offices.place.size')
})

test('a control has the limits of its schema and, as a hint, the description', () => {
  const row = z.strictObject({ code: z.string().max(3).describe('Of the country.') })
  const schema = z.strictObject({
    rows: optionalList(row, 3).describe('From north to south.'),
    year: z.int().min(2000).max(2100),
    price: z.number().positive(),
  })
  const code = { name: 'code', widget: 'string', maxlength: 3, hint: 'Of the country.' }
  expect(editorFields(schema, 'x', supplement)).toMatchObject([
    { name: 'rows', hint: 'From north to south.', fields: [code] },
    { name: 'year', widget: 'number', value_type: 'int', min: 2000, max: 2100, required: true },
    // With whole numbers, the editor saves a typed 1.05 as 1.
    { name: 'price', widget: 'number', value_type: 'float' },
  ])
})

test('a field that refers to something offers what there is; without any, it is not shown', () => {
  const value = z.strictObject({ claim: reference('claim'), job: reference('jobs') })
  const schema = z.strictObject({
    list: optionalList(reference('claim'), 3),
    record: z.record(reference('claim'), value),
  })
  const options = ['onTime']
  expect(editorFields(schema, 'x', supplement)).toMatchObject([
    { name: 'list', widget: 'select', multiple: true, max: 3, options },
    { name: 'record', fields: [{ name: 'onTime', fields: [{ name: 'claim', options }] }] },
  ])
  expect(JSON.stringify(editorFields(schema, 'x', supplement))).not.toContain('"job"')
})

test('its public configuration names no article: one may wait for its date', () => {
  const articles = new Map([...content.articles].map(([id, article]) => [`not-${id}`, article]))
  const text = JSON.stringify(editorConfiguration({ ...content, articles }))

  for (const id of articles.keys()) expect(text).not.toContain(id)
  expect(text.includes('"widget":"relation","collection":"articles"')).toBe(articles.size > 0)
})

test.each([
  [{ host: 'github', visibility: 'public' }, 'public_repo', 'editorial_workflow'],
  [{ host: 'github', saving: 'directly' }, 'repo', 'simple'],
  [{ host: 'gitea' }, undefined, 'simple'],
] as const)(
  'with %o, the sign-in asks for the scope %s, and the editor saves in the mode %s',
  (setting, scope, mode) => {
    const repository = {
      ...setting,
      name: 'a/b',
      branch: 'main',
      signIn: 'https://sign-in.example',
    }
    const edited = { ...content, site: { ...content.site, repository } }

    const { backend = {}, publish_mode } = editorConfiguration(edited)
    expect([Reflect.get(backend, 'auth_scope'), publish_mode]).toEqual([scope, mode])
  },
)

test('the editor links each file of a preview to the page that shows it', () => {
  const { collections = [] } = editorConfiguration(content)
  const addresses = collections.flatMap((each) =>
    'files' in each ? each.files.map(({ preview_path: path }) => path) : (each.preview_path ?? []),
  )
  // The editor puts the prefix of an address in its place; the first language has none.
  const paths = addresses.map((address) => address?.replace('{{locale}}', ''))
  const entries = Object.keys(entryPages).map((route) => route.replace('$id', '{{slug}}'))
  const routes = [...listPagePaths(content), ...entries]

  expect(paths.filter((address) => !routes.includes(address ?? ''))).toEqual([])
  expect(paths).toEqual(expect.arrayContaining(['/', '/services/{{slug}}']))
})

test('its policy allows scripts of the site alone, and one host', () => {
  const own = { host: 'gitea', name: 'a/b', branch: 'main', api: 'https://git.example/v1' } as const
  const policy = editorHeaders(own)['Content-Security-Policy']
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'self' blob: data: https://git.example;")
})

test('pages do not name the repository', () => {
  const repository = { host: 'github', name: 'a/b', branch: 'main' } as const
  const edited = { ...content, site: { ...content.site, repository } }
  expect(layoutData(edited, [edited])).toEqual(layoutData(content, [content]))
})

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
