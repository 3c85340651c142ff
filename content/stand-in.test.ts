import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { assertTranslated } from './assert-translated.ts'
import { loadContent } from './load.ts'
import { standIn } from './stand-in.ts'
import { content } from './test/content.ts'
import { copyContent } from './test/copy-content.ts'

const [ID = ''] = content.catalogue.services

test('a text that waits for its translation is shown without its mark, and not published', () => {
  const folder = copyContent()
  const path = join(folder, `services/${ID}.yaml`)
  const service = parse(readFileSync(path, 'utf8'))
  writeFileSync(
    path,
    stringify({
      ...service,
      shortDescription: standIn(service.shortDescription, 'en'),
      description: standIn(service.description, 'en'),
    }),
  )
  const waiting = loadContent(folder)

  expect(waiting.services).toEqual(content.services)
  expect(() => assertTranslated([content])).not.toThrow()
  expect(() => assertTranslated([content, waiting])).toThrow(`(${content.site.language}: 2)`)
})
