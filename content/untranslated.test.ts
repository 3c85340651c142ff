import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadContent } from './load.ts'
import { content } from './test/content.ts'
import { changeFile, copyContent } from './test/copy-content.ts'
import { assertTranslated, markUntranslated } from './untranslated.ts'

const SERVICE = 'services/rug-repair.yaml'

test('a text that waits for its translation is shown without its mark, and not published', () => {
  const folder = copyContent()
  const service = parse(readFileSync(join(folder, SERVICE), 'utf8'))
  changeFile(folder, SERVICE, {
    shortDescription: markUntranslated(service.shortDescription, 'en'),
    description: markUntranslated(service.description, 'en'),
  })
  const waiting = loadContent(folder)

  expect(waiting.services).toEqual(content.services)
  expect(() => assertTranslated([content])).not.toThrow()
  expect(() => assertTranslated([content, waiting])).toThrow('(en: 2)')
})
