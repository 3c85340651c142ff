import { type Content, schemaOf } from '#content/collections.ts'
import { entriesOf } from '#content/entries-of.ts'
import type { Prose } from '#content/schema/prose.ts'
import { textOfProse } from '#content/schema/text-of-prose.ts'
import { type Text, textsOf } from '#content/texts-of.ts'
import { createFold } from '#web/fold/create-fold.ts'
import type { Row, SearchFile } from '#web/search/search-file.ts'
import { type Words, wordsOf } from '#web/search/words.ts'
import { addressForm, toAddress } from './address.ts'
import { categoryOf, hueOf } from './catalogue.ts'
import { heroData, ownPages, pageText, pathOf } from './page-texts.ts'

/** The data of the search page. Its list of all pages is for visitors without JavaScript, and for browsing. */
export function searchData(content: Content) {
  return {
    ...content['pages/search'],
    hero: heroData(content, 'search', content.site.hue),
    texts: content.interface.search,
    lists: listsOf(rowsOf(content), content),
    groups: groupsOf(content),
  }
}

/** The categories that have services, each with a sheet of its own. */
function groupsOf({ catalogue, services }: Content) {
  const used = new Set(Array.from(services.values(), ({ category }) => category))
  return catalogue.categories
    .filter(({ name }) => used.has(name))
    .map(({ name, slug, hue }) => ({ name, slug, hue, fold: createFold(slug, 3, 9) }))
}

/** Every page by the page above it; services by their category, too, in the order of the categories. */
function listsOf(rows: Entry[], content: Content) {
  const titles = new Map(rows.map(({ url, title }) => [url, title]))
  const { root } = addressForm(content)
  const headingOf = ({ url }: Entry) => {
    const above = url.replace(/[/#][^/#]*$/, '')
    return (above !== root && titles.get(above)) || content.interface.seo.pages
  }
  const { service } = content.interface.kinds
  const categories = content.catalogue.categories.map(({ name }) => name)
  const placeOf = ({ kind, category }: Entry) =>
    kind === service ? categories.indexOf(category) : categories.length
  const ordered = rows.toSorted((a, b) => placeOf(a) - placeOf(b))
  return Array.from(Map.groupBy(ordered, headingOf), ([heading, inList]) => ({
    heading,
    groups: Array.from(
      Map.groupBy(inList, ({ kind, category }) => (kind === service ? category : '')),
      ([name, entries]) => ({
        name,
        hue: entries[0]?.hue ?? 0,
        links: entries.map(({ url, title }) => ({ url, title })),
      }),
    ),
  }))
}

export type SearchData = ReturnType<typeof searchData>

/** The longer side of a drawing in a result. */
const SIZE = 64
/** The maximum length of an answer in a result, in characters. */
const SUMMARY = 150

/** The weight of each kind: jobs count less, because applicants name them in their query. */
const WEIGHTS = { service: 1.5, answer: 1.5, caseStudy: 1, article: 1, page: 1, job: 0.6 }

/** The content of the file of the search, each kind of row in the order of its list. */
export function searchFile(content: Content): SearchFile {
  const { language } = content.site
  const { commonWords } = content.interface.search
  const words = wordsOf(language, commonWords)
  const rows = rowsOf(content).map((row) => withoutRepetition(row, words))
  return { language, commonWords, rows }
}

type Texts = 'terms' | 'words'
/** A row with its texts as lists. */
export type Entry = Omit<Row, Texts> & Record<Texts, string[]>

/** The rows of the site: all entries, then all pages but the search. */
function rowsOf(content: Content): Entry[] {
  const {
    catalogue,
    services,
    'case-studies': studies,
    articles,
    jobs,
    faq,
    interface: words,
  } = content
  const kind = (name: keyof typeof WEIGHTS) => ({ kind: words.kinds[name], weight: WEIGHTS[name] })
  const address = (path: string) => toAddress(path, addressForm(content))
  return [
    ...entriesOf(catalogue.services, services).map((service) => ({
      url: address(`/services/${service.id}`),
      ...kind('service'),
      category: service.category,
      hue: categoryOf(catalogue.categories, service.category).hue,
      title: service.name,
      summary: service.shortDescription,
      fold: drawing(service.id, 4),
      terms: service.searchTerms,
      words: [
        ...[...service.features, ...service.industries, ...service.techStack],
        ...[service.team ?? '', service.keeps ?? ''],
      ],
    })),
    ...entriesOf(catalogue.caseStudies, studies).map((study) => ({
      url: address(`/case-studies/${study.id}`),
      ...kind('caseStudy'),
      category: study.category,
      hue: hueOf(content, study.category),
      title: study.title,
      summary: study.description,
      fold: drawing(study.id, 5),
      terms: study.searchTerms,
      words: [study.client, ...study.results, ...study.technologies],
    })),
    ...entriesOf(catalogue.articles, articles).map((article) => ({
      url: address(`/blog/${article.id}`),
      ...kind('article'),
      category: article.category,
      hue: categoryOf(catalogue.articleCategories, article.category).hue,
      title: article.title,
      summary: article.excerpt,
      fold: drawing(article.id, 5),
      terms: article.searchTerms,
      words: [article.author, textOfProse(article.body)],
    })),
    ...entriesOf(catalogue.jobs, jobs).map((job) => ({
      url: address(`/careers/${job.id}`),
      ...kind('job'),
      category: job.department,
      hue: categoryOf(catalogue.departments, job.department).hue,
      title: job.title,
      summary: `${job.level}, ${job.type}, ${job.location}`,
      fold: drawing(job.id, 3),
      terms: job.searchTerms,
      words: job.requirements,
    })),
    ...entriesOf(catalogue.faq, faq).map((item) => ({
      url: address(`/faq#${item.id}`),
      ...kind('answer'),
      category: item.category,
      hue: categoryOf(catalogue.faqCategories, item.category).hue,
      title: item.question,
      summary: beginning(textOfProse(item.answer)),
      fold: drawing(item.id, 3),
      terms: item.searchTerms,
      words: [textOfProse(item.answer)],
    })),
    ...listedPages(content).map((name) => {
      const page = pageText(content, name)
      const isLegal = !('seo' in page)
      const { title, description } = isLegal ? page : page.seo
      return {
        url: address(pathOf(name)),
        ...kind('page'),
        category: '',
        hue: content.site.hue,
        title,
        summary: description,
        fold: drawing(name, 3),
        terms: [],
        words: isLegal ? [] : textsOf(schemaOf(`pages/${name}`), page).map(textOf),
      }
    }),
  ]
}

/** Each of its words once and in order, because every byte of a row is downloaded. */
function withoutRepetition(entry: Entry, { keywords }: Words): Row {
  const { title, category, summary } = entry
  const terms = entry.terms.join(' ')
  const said = new Set(keywords([title, category, summary, terms].join(' ')))
  const words = new Set(keywords(entry.words.join(' ')))
  return {
    ...entry,
    terms,
    words: [...words]
      .filter((word) => !said.has(word))
      .sort()
      .join(' '),
  }
}

function drawing(seed: string, folds: number): Row['fold'] {
  const { width, height, layers } = createFold(seed, folds, SIZE)
  return [width, height, ...layers]
}

/** The pages other than entries and the search. */
function listedPages(content: Content) {
  return ownPages(content).filter((name) => name !== 'search')
}

/** A text of a page, plain or compiled. */
function textOf({ value }: Text): string {
  return textOfProse([value as string | Prose].flat())
}

/** Ends at a space or, where no space separates words, between two of them. */
function beginning(text: string): string {
  if (text.length <= SUMMARY) return text
  const space = text.lastIndexOf(' ', SUMMARY)
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  const end = space > SUMMARY / 2 ? space : segments.containing(SUMMARY)?.index
  return `${text.slice(0, end)}…`
}
