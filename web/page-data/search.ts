import { type Content, schemaOf } from '#content/collections.ts'
import { findTexts, type Text } from '#content/find-translatable-texts.ts'
import { pickEntries } from '#content/listed-entries.ts'
import type { Prose } from '#content/schema/prose.ts'
import { proseToText } from '#content/schema/prose-to-text.ts'
import { createFold } from '#web/fold/create-fold.ts'
import {
  bucketOf,
  type Details,
  detailsFileName,
  ROWS_PER_DETAILS_FILE,
  type Row,
  type SearchIndex,
  wordsFileName,
} from '#web/search/search-index-format.ts'
import { createTokenizer } from '#web/search/tokenizer.ts'
import { findCategory, pick, serviceHue } from './content-lookups.ts'
import { heroData, pageText, staticPageNames, staticPath } from './page-texts.ts'
import { serviceCardData } from './services.ts'
import { getUrlScheme, toUrl } from './url.ts'

/** The data of the search page. Its lists of pages are for visitors without JavaScript, and for browsing. */
export function searchData(content: Content) {
  return {
    ...content['pages/search'],
    hero: heroData(content, 'search', content.site.hue),
    texts: content.interface.search,
    lists: listsOf(rowsOf(content), content),
    groups: groupsOf(content),
  }
}

/** The categories that have services, each with the sheet that the list of services shows for it. */
function groupsOf(content: Content) {
  const cards = content.catalogue.services.map((id) => serviceCardData(content, id))
  return content.catalogue.categories.flatMap(({ name, slug, hue }) => {
    const first = cards.find(({ category }) => category === name)
    return first ? [{ name, slug, hue, fold: first.fold }] : []
  })
}

/** The most entries of a group: a list has a page of its own. */
const IN_GROUP = 8

/** The pages by the page above them; services by their category, too, in the order of the categories. */
function listsOf(rows: Entry[], content: Content) {
  const titles = new Map(rows.map(({ url, title }) => [url, title]))
  const { root } = getUrlScheme(content)
  const listOf = ({ url }: Entry) => {
    const above = url.replace(/[/#][^/#]*$/, '')
    return above !== root && titles.has(above) ? above : ''
  }
  const { service } = content.interface.kinds
  const categories = content.catalogue.categories.map(({ name }) => name)
  const placeOf = ({ kind, category }: Entry) =>
    kind === service ? categories.indexOf(category) : categories.length
  const ordered = rows.toSorted((a, b) => placeOf(a) - placeOf(b))
  return Array.from(Map.groupBy(ordered, listOf), ([url, inList]) => ({
    /** Its page; the pages of the site are on none. */
    url,
    title: titles.get(url) ?? content.interface.seo.pages,
    groups: Array.from(
      Map.groupBy(inList, ({ kind, category }) => (kind === service ? category : '')),
      ([name, entries]) => ({
        name,
        hue: entries[0]?.hue ?? 0,
        links: entries
          .slice(0, url ? IN_GROUP : entries.length)
          .map((entry) => pick(entry, 'url', 'title')),
      }),
    ),
  }))
}

export type SearchData = ReturnType<typeof searchData>

/** The longer side of a drawing in a result. */
const RESULT_FOLD_SIZE = 64
/** The maximum length of an answer in a result, in characters. */
const SUMMARY_LENGTH = 150

/** The weight of each kind: jobs count less, because applicants name them in their query. */
const WEIGHTS = { service: 1.5, answer: 1.5, caseStudy: 1, article: 1, page: 1, job: 0.6 }

/** The files with the words of articles: four for each, up to this number. */
const MAX_BUCKETS = 64

/**
 * The files of the search by their names: the names of all rows, each kind in the order of its list; the words of
 * articles; and the details that results show. All are made when the first of them is asked for.
 */
export function searchIndexFiles(content: Content): Map<string, () => unknown> {
  const entries = rowsOf(content)
  const buckets = Math.min(content.catalogue.articles.length * 4, MAX_BUCKETS)
  const details = (at: number) =>
    entries
      .slice(at * ROWS_PER_DETAILS_FILE, (at + 1) * ROWS_PER_DETAILS_FILE)
      .map(({ url, hue, summary, sheet }) => [
        url,
        { hue, summary, fold: drawing(...sheet) } satisfies Details,
      ])
  let made: ReturnType<typeof indexOf> | undefined
  const index = () => (made ??= indexOf(content, entries, buckets))
  return new Map<string, () => unknown>([
    ['index', () => index().file],
    ...Array.from(
      { length: buckets },
      (_, at) => [wordsFileName(at), () => index().words[at]] as const,
    ),
    ...Array.from(
      { length: Math.ceil(entries.length / ROWS_PER_DETAILS_FILE) },
      (_, at) => [detailsFileName(at), () => details(at)] as const,
    ),
  ])
}

/** The names of all rows, and in each bucket the rows of the words of articles. */
function indexOf(content: Content, entries: Entry[], buckets: number) {
  const { language } = content.site
  const { commonWords } = content.interface.search
  const { keywords } = createTokenizer(language, commonWords)
  const lists = Array.from({ length: buckets }, () => new Map<string, number[]>())
  const rows = entries.map(({ hue: _, summary, sheet: __, ...entry }, at): Row => {
    const row = { ...entry, terms: entry.terms.join(' '), words: '' }
    const said = new Set(keywords([row.title, row.category, row.terms].join(' ')))
    const all = new Set(keywords([summary, ...entry.words].join(' ')))
    const words = [...all].filter((word) => !said.has(word))
    if (row.kind !== content.interface.kinds.article)
      return { ...row, words: words.sort().join(' ') }
    for (const word of words) {
      const list = lists[bucketOf(word, buckets) ?? buckets]
      const known = list?.get(word)
      if (known) known.push(at)
      else list?.set(word, [at])
    }
    return row
  })
  return {
    file: { language, commonWords, rows, buckets } satisfies SearchIndex,
    words: lists.map((list) => Object.fromEntries(Array.from(list, toSteps))),
  }
}

/** Distances take half the bytes of numbers. */
function toSteps([word, rows]: [string, number[]]) {
  return [word, rows.map((row, at) => row - (rows[at - 1] ?? 0))] as const
}

type Texts = 'terms' | 'words'
/** A row with its texts as lists, and what its result shows: its sheet by its seed and number of folds. */
type Entry = Omit<Row, Texts> &
  Record<Texts, string[]> &
  Omit<Details, 'fold'> & { sheet: readonly [seed: string, folds: number] }

/** The rows of the site: all entries, then all pages but the search. */
function rowsOf(content: Content): Entry[] {
  const { catalogue, services, articles, jobs, faq } = content
  const studies = content['case-studies']
  const pages = staticPageNames(content).filter((name) => name !== 'search')
  const pageOf = (kind: keyof typeof WEIGHTS, path: string) => ({
    url: toUrl(path, getUrlScheme(content)),
    kind: content.interface.kinds[kind],
    weight: WEIGHTS[kind],
  })
  return [
    ...pickEntries(catalogue.services, services).map((service) => ({
      ...pageOf('service', `/services/${service.id}`),
      category: service.category,
      hue: findCategory(catalogue.categories, service.category).hue,
      title: service.name,
      summary: service.shortDescription,
      sheet: [service.id, 4] as const,
      terms: service.searchTerms,
      words: [
        ...[...service.features, ...service.industries, ...service.techStack],
        ...[service.team ?? '', service.keeps ?? ''],
      ],
    })),
    ...pickEntries(catalogue.caseStudies, studies).map((study) => ({
      ...pageOf('caseStudy', `/case-studies/${study.id}`),
      category: study.category,
      hue: serviceHue(content, study.category),
      title: study.title,
      summary: study.description,
      sheet: [study.id, 5] as const,
      terms: study.searchTerms,
      words: [study.client, ...study.results, ...study.technologies],
    })),
    ...pickEntries(catalogue.articles, articles).map((article) => ({
      ...pageOf('article', `/blog/${article.id}`),
      category: article.category,
      hue: findCategory(catalogue.articleCategories, article.category).hue,
      title: article.title,
      summary: article.excerpt,
      sheet: [article.id, 5] as const,
      terms: article.searchTerms,
      words: [article.author, proseToText(article.body)],
    })),
    ...pickEntries(catalogue.jobs, jobs).map((job) => ({
      ...pageOf('job', `/careers/${job.id}`),
      category: job.department,
      hue: findCategory(catalogue.departments, job.department).hue,
      title: job.title,
      summary: `${job.level}, ${job.type}, ${job.location}`,
      sheet: [job.id, 3] as const,
      terms: job.searchTerms,
      words: job.requirements,
    })),
    ...pickEntries(catalogue.faq, faq).map((item) => ({
      ...pageOf('answer', `/faq#${item.id}`),
      category: item.category,
      hue: findCategory(catalogue.faqCategories, item.category).hue,
      title: item.question,
      summary: beginning(proseToText(item.answer)),
      sheet: [item.id, 3] as const,
      terms: item.searchTerms,
      words: [proseToText(item.answer)],
    })),
    ...pages.map((name) => {
      const page = pageText(content, name)
      const isLegal = !('seo' in page)
      const { title, description } = isLegal ? page : page.seo
      return {
        ...pageOf('page', staticPath(name)),
        category: '',
        hue: content.site.hue,
        title,
        summary: description,
        sheet: [name, 3] as const,
        terms: [],
        words: isLegal ? [] : findTexts(schemaOf(`pages/${name}`), page).map(textOf),
      }
    }),
  ]
}

function drawing(seed: string, folds: number): Details['fold'] {
  const { width, height, layers } = createFold(seed, folds, RESULT_FOLD_SIZE)
  return [width, height, ...layers]
}

/** A text of a page, plain or compiled. */
function textOf({ value }: Text): string {
  return proseToText([value as string | Prose].flat())
}

/** Ends at a space or, where no space separates words, between two of them. */
function beginning(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text
  const space = text.lastIndexOf(' ', SUMMARY_LENGTH)
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  const end = space > SUMMARY_LENGTH / 2 ? space : segments.containing(SUMMARY_LENGTH)?.index
  return `${text.slice(0, end)}…`
}
