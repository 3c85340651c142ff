import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLanguages } from '#content/load.ts'
import { searchFile } from '#web/page-data/search-file.ts'
import { createSearch } from '#web/search/create-search.ts'

/** The accepted number of misses among ten queries: no ranking suits every query. */
const MAX_MISSES = 1

/** Queries as visitors type them, each with the end of the address that must be among the first three. */
const german = {
  Statiker: '/tragwerksplanung',
  Pruefstatik: '/pruefstatik',
  Brückenprüfung: '/bauwerkspruefung',
  'brueckenpruefung din 1076': '/bauwerkspruefung',
  'riss in der wand': '/gutachten',
  gutachen: '/gutachten',
  aufstokung: '/bauen-im-bestand',
  'was kostet das': '#honorar',
  'tragende wand durchbruch': '#tragende-wand',
  Kornspeicher: '/kornspeicher',
}

const arabic = {
  'التصميم الانشائي': '/tragwerksplanung',
  اساسات: '/tragwerksplanung',
  'مراجعه مستقله': '/pruefstatik',
  جسور: '/bauwerkspruefung',
  الخرسانه: '/bauwerkspruefung',
  'شروخ في الجدار': '/gutachten',
  رطوبه: '/gutachten',
  ترميم: '/bauen-im-bestand',
  'كم السعر': '#honorar',
  صومعة: '/kornspeicher',
}

const languages = loadLanguages(join(import.meta.dirname, 'content'))

test.each([
  ['German', 'de', german],
  ['Arabic', 'ar', arabic],
])(
  'at least nine of ten queries in %s find the right page among the first three',
  (_, tag, queries) => {
    const content = languages.find(({ site }) => site.language === tag)
    if (!content) throw new Error(`The starter has no language ${tag}.`)
    const { find } = createSearch(searchFile(content))

    const missed = Object.entries(queries).filter(
      ([query, end]) =>
        !find(query)
          .slice(0, 3)
          .some(({ url }) => url.endsWith(end)),
    )

    expect(Object.keys(queries)).toHaveLength(10)
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(MAX_MISSES)
  },
)
