import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { schemaOf } from '#content/collections.ts'
import { listFiles } from '#content/content-files.ts'
import { loadLanguages } from '#content/load.ts'
import { readSources } from '#content/sources.ts'
import { countStandIns } from '#content/stand-in.ts'
import { textsOf } from '#content/texts-of.ts'
import { translationReport } from '#content/translation-report.ts'
import { chooseLanguages } from './choose-languages.ts'
import { shareTypeface } from './share-typeface.ts'

const folder = mkdtempSync(join(tmpdir(), 'starter-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a language that the starter lacks gets its English texts, each marked and counted', () => {
  cpSync(join(import.meta.dirname, 'content'), folder, { recursive: true })
  chooseLanguages(folder, ['ru', 'de'])
  const [first, second] = loadLanguages(folder)
  const texts = [...readSources(folder, listFiles(folder), [])].flatMap(([name, { data }]) =>
    textsOf(schemaOf(name), data).filter(({ isTerm, isForm }) => isForm || !isTerm),
  )

  expect(first.site).toMatchObject({ languages: { ru: 'Русский', de: 'Deutsch' } })
  expect(texts.filter(({ value }) => countStandIns(value) === 0)).toEqual([])
  expect(second?.standIns).toBe(0)
  expect(translationReport(folder)).toMatch(/^Русский \(ru\)\n {2}services\/.+: \d+$/m)
})

test.each([
  ['ja', 'Noto Sans JP'],
  ['zh-TW', 'Noto Sans TC'],
  ['th', 'Noto Sans Thai'],
  ['ru', undefined],
])('the letters of share pictures in %s are in %s', (language, family) => {
  expect(shareTypeface(language)).toBe(family)
})
