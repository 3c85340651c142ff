import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { loadContent } from '#content/load.ts'
import { choicesOf } from './choices.ts'
import { editorConfiguration } from './configuration.ts'
import { fieldsOf } from './fields.ts'
import { editorHeaders } from './security-headers.ts'

const WEB = join(import.meta.dirname, '..')
const folders = [join(WEB, '../content'), join(WEB, 'starter/content')].filter(existsSync)
const nothing = { hints: new Map(), choices: {}, firstLocale: undefined }

describe.each(folders)('the editor of %s', (folder) => {
  const content = loadContent(folder)
  const text = JSON.stringify(editorConfiguration(content))

  test('offers all choices of all fields that refer to something', () => {
    for (const [path, values] of Object.entries(choicesOf(content))) {
      if (values.length > 0) expect(text, path).toContain(`"options":${JSON.stringify(values)}`)
    }
  })

  test('explains a field with the comment of its schema', () => {
    expect(text).toContain('"hint":"The name in headings, cards and menus')
  })
})

test('a field without a control stops the build, which names it', () => {
  const schema = z.strictObject({ place: z.strictObject({ size: z.bigint() }) })
  expect(() => fieldsOf(schema, 'offices', undefined, nothing)).toThrow('offices.place.size')
})

test('limits of a schema are those of the control', () => {
  const schema = z.strictObject({ year: z.int().min(2000).max(2100), code: z.string().max(3) })
  expect(fieldsOf(schema, 'x', undefined, nothing)).toMatchObject([
    { name: 'year', widget: 'number', min: 2000, max: 2100, required: true },
    { name: 'code', widget: 'string', maxlength: 3 },
  ])
})

test('its policy allows scripts of the site alone, and one host', () => {
  const own = {
    host: 'gitea',
    name: 'a/b',
    branch: 'main',
    api: 'https://git.example/api/v1',
  } as const
  const policy = editorHeaders(own)['Content-Security-Policy']
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'self' blob: data: https://git.example;")
})
