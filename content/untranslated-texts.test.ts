import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { CONTENT_FOLDER } from './content-folder.ts'
import { loadContent } from './load.ts'
import { copyFirstLanguage, setYamlFields } from './test/copy-content.ts'
import { content } from './test/frozen-content.ts'
import { translationReport } from './translation-report.ts'
import { assertTranslated, markUntranslated } from './untranslated-texts.ts'

const SERVICE = 'services/rug-repair.yaml'

test('a text that waits for its translation is shown without its mark, and not published', () => {
  const folder = copyFirstLanguage()
  const service = parse(readFileSync(join(folder, SERVICE), 'utf8'))
  setYamlFields(folder, SERVICE, {
    shortDescription: markUntranslated(service.shortDescription, 'en'),
    description: markUntranslated(service.description, 'en'),
  })
  const waiting = loadContent(folder)

  expect(waiting.services).toEqual(content.services)
  expect(() => assertTranslated([content])).not.toThrow()
  expect(() => assertTranslated([content, waiting])).toThrow('(en: 2)')
})

const TRANSLATION = 'services/rug-repair.ar.yaml'

test('lists missing files, missing texts and the number of texts that wait, in each language', () => {
  const folder = copyFirstLanguage()
  expect(translationReport(folder)).toBe('content/site.yaml has one language.')

  const languages = { en: 'English', 'en-GB': 'British', ar: 'العربية' }
  setYamlFields(folder, 'site.yaml', { languages })
  setYamlFields(folder, 'services/washing.yaml', { name: 'TODO(ar) غسيل' })
  cpSync(join(CONTENT_FOLDER, TRANSLATION), join(folder, TRANSLATION))
  setYamlFields(folder, TRANSLATION, { shortDescription: undefined, name: 'TODO(en) Rug repair' })
  const [english, british, arabic = ''] = translationReport(folder).split('\n\n')

  expect(english).toBe('English (en)\n  services/washing.yaml: texts to translate: 1')
  expect(british).toBe('British (en-GB)\n  complete')
  expect(arabic).toMatch(/^العربية \(ar\)\n {2}/)
  expect(arabic.split('\n  ')).toContain('site.yaml has no translation')
  expect(arabic.split('\n  ').filter((line) => line.includes('rug-repair'))).toEqual([
    `${TRANSLATION}: texts to translate: 1`,
    `${TRANSLATION} lacks shortDescription`,
  ])
})
