import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { type Content, schemaOf } from '#content/collections.ts'
import { listFiles, pathsByName, suffixOf } from '#content/content-files.ts'
import { loadLanguages } from '#content/load.ts'
import { readSources, translateSources } from '#content/sources.ts'
import { textsOf } from '#content/texts-of.ts'
import { clockTime } from '#web/page-data/clock-time.ts'
import { collectedFields } from '#web/page-data/contact-form.ts'
import { payRange } from '#web/page-data/job.ts'
import { longDate } from '#web/page-data/long-date.ts'
import { retentionNotice } from '#web/page-data/retention-notice.ts'

/** Texts outside the page text: attributes, and the descriptions for other sites. */
const ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder', 'data-tooltip']
const DESCRIPTIONS = 'meta[name=description], meta[property^="og:"][content*=" "]'

/**
 * The words on the built pages that no text in the language of the page has, each after its file.
 * @param dist the folder of the pages that were built from the content
 */
export function foreignWords(folder: string, dist: string): string[] {
  const known = new Map(
    loadLanguages(folder).map((content) => [content.site.language, collectWords(content, folder)]),
  )
  const found = globSync('**/*.html', { cwd: dist }).flatMap((file) => {
    const page = parse(readFileSync(join(dist, file), 'utf8').replaceAll(/<\/?noscript>/g, ''))
    const language = page.querySelector('html')?.getAttribute('lang') ?? ''
    const words = wordsOn(page, language).filter((word) => !known.get(language)?.has(word))
    return words.map((word) => `${file}: ${word}`)
  })
  return [...new Set(found)]
}

/** The words of all texts in a language, and of computed texts. */
function collectWords(content: Content, folder: string): Set<string> {
  const { name, contact, language, languages } = content.site
  const files = listFiles(folder)
  const sources = readSources(folder, files, [])
  const isFirst = language === Object.keys(languages)[0]
  const paths = pathsByName(files, suffixOf(language))
  const own = isFirst ? sources : translateSources(folder, sources, paths, [])
  const articles = Array.from(content.articles.values())
  const jobs = Array.from(content.jobs.values())
  const days = [
    ...articles.flatMap(({ date, updated }) => [date, updated ?? []].flat()),
    ...jobs.flatMap(({ datePosted, validThrough }) => [datePosted, validThrough ?? []].flat()),
  ]
  const texts = [...own].flatMap(([name, { data }]) => textsOf(schemaOf(name), data))
  return new Set([
    ...texts.flatMap(({ value }) => wordsIn(String(value).replaceAll(/\]\(.*?\)|\{\w+\}/g, ' '))),
    ...[name, contact.email].flatMap(wordsIn),
    ...['09:00', '15:00'].flatMap((time) => wordsIn(clockTime(time, language))),
    ...wordsIn(Object.values(retentionNotice(content)).join(' ')),
    ...wordsIn(collectedFields(content)),
    ...days.flatMap((day) => wordsIn(longDate(day, language))),
    ...jobs.flatMap(({ pay }) => (pay ? wordsIn(payRange(pay, content)) : [])),
  ])
}

/** The words on a page, except those that it marks as another language's. */
function wordsOn(page: HTMLElement, language: string): string[] {
  for (const element of page.querySelectorAll('script, style, body [lang]')) {
    if (element.getAttribute('lang') !== language) element.remove()
  }
  const elements = page.querySelectorAll('*')
  return [
    ...elements.flatMap(({ childNodes }) => childNodes.filter(({ nodeType }) => nodeType === 3)),
    ...elements.flatMap((element) => ATTRIBUTES.map((name) => element.getAttribute(name) ?? '')),
    ...page.querySelectorAll(DESCRIPTIONS).map((meta) => meta.getAttribute('content') ?? ''),
  ].flatMap((text) => wordsIn(typeof text === 'string' ? text : text.text))
}

/** In letters without capitals, words may follow each other without a space: each letter is a word. */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{LC}[\p{LC}\p{Lm}\p{M}]+|\p{Lo}/gu) ?? []
}
