import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLanguages } from '#content/load.ts'
import { searchFile } from '#web/page-data/search-file.ts'
import { createSearch } from '#web/search/create-search.ts'

/** The accepted number of misses among twenty queries: no ranking suits every query. */
const MAX_MISSES = 2

/** Queries as visitors type them, each with the end of the address that must be among the first three. */
const german = {
  Statiker: '/tragwerksplanung',
  'statik einfamilienhaus': '/tragwerksplanung',
  Pruefstatik: '/pruefstatik',
  prüfingenieur: '#pruefingenieur',
  Brückenprüfung: '/bauwerkspruefung',
  'brueckenpruefung din 1076': '/bauwerkspruefung',
  bauwerk: '/bauwerkspruefung',
  'riss in der wand': '/gutachten',
  sachverstaendiger: '/gutachten',
  gutachen: '/gutachten',
  altbau: '/bauen-im-bestand',
  dachausbau: '/bauen-im-bestand',
  aufstokung: '/bauen-im-bestand',
  'was kostet das': '#honorar',
  stundensatz: '#honorar',
  'wie lange dauert es': '#dauer',
  'tragende wand durchbruch': '#tragende-wand',
  'welche unterlagen': '#unterlagen',
  Kornspeicher: '/kornspeicher',
  'brücken landkreis': '/kreisbruecken',
}

const arabic = {
  'مهندس إنشائي': '/tragwerksplanung',
  'التصميم الانشائي': '/tragwerksplanung',
  اساسات: '/tragwerksplanung',
  المراجعة: '/pruefstatik',
  'مراجعه مستقله': '/pruefstatik',
  'تدقيق الحسابات': '/pruefstatik',
  'فحص الجسر': '/bauwerkspruefung',
  جسور: '/bauwerkspruefung',
  الخرسانه: '/bauwerkspruefung',
  خبير: '/gutachten',
  'شروخ في الجدار': '/gutachten',
  رطوبه: '/gutachten',
  'مبنى قديم': '/bauen-im-bestand',
  ترميم: '/bauen-im-bestand',
  'اضافة طابق': '/bauen-im-bestand',
  'كم السعر': '#honorar',
  'جدار حامل': '#tragende-wand',
  'كم تستغرق': '#dauer',
  صومعة: '/kornspeicher',
  'المقاطعة والجسور': '/kreisbruecken',
}

const languages = loadLanguages(join(import.meta.dirname, 'content'))

test.each([
  ['German', 'de', german],
  ['Arabic', 'ar', arabic],
])(
  'at least 18 of 20 queries in %s find the right page among the first three',
  (_, tag, queries) => {
    const content = languages.find(({ site }) => site.language === tag)
    if (!content) throw new Error(`The starter has no language ${tag}.`)
    const { find } = createSearch(searchFile(content))

    const missed = Object.entries(queries)
      .map(([query, end]) => ({
        query,
        end,
        found: find(query)
          .map(({ url }) => url)
          .slice(0, 3),
      }))
      .filter(({ end, found }) => !found.some((url) => url.endsWith(end)))

    expect(Object.keys(queries)).toHaveLength(20)
    expect(missed, JSON.stringify(missed, null, 2)).toSatisfy(
      (list: object[]) => list.length <= MAX_MISSES,
    )
  },
)
