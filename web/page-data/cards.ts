import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import type { Article } from '#content/schema/articles.ts'
import { createBeforeAfterBars } from '#web/fold/before-after-bars.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { fillPlaceholders } from '#worker/shared/placeholders.ts'
import { findCategory, pick, serviceHue } from './content-lookups.ts'
import { longDate } from './format.ts'

/**
 * The data of an article in a list.
 * @param size the size of its fold in px
 */
export function articleCardData(content: Content, article: Article, size: number) {
  const { catalogue, interface: words, site } = content
  const minutes = article.minutes.toLocaleString(site.language)
  return {
    ...pick(article, 'id', 'title', 'excerpt', 'category', 'topics', 'author', 'date', 'featured'),
    /** As shown: January 15, 2024. */
    published: longDate(article.date, site.language),
    /** As shown: 6 min read. */
    readTime: fillPlaceholders(words.blog.readTime, { minutes }),
    hue: findCategory(catalogue.articleCategories, article.category).hue,
    fold: createFold(article.id, 5, size),
  }
}

/** Only the blog shows the evidence. */
export type ArticleCardData = ReturnType<typeof articleCardData> &
  Partial<Pick<Article, 'evidence'>>

export type CaseStudy = NonNullable<ReturnType<Content['case-studies']['get']>>

/** The number of figures on every card, and of technologies on a featured one. */
const METRICS_SHOWN = 2
const TECHNOLOGIES_SHOWN = 4

/** The data of a case study's card; its hue is that of its service. */
export function studyCardData(content: Content, id: string) {
  const study = assertDefined(content['case-studies'].get(id), `case study "${id}"`)
  return {
    ...pick(study, 'id', 'title', 'category', 'client', 'description', 'featured', 'quote'),
    hue: serviceHue(content, study.category),
    metrics: study.metrics.slice(0, METRICS_SHOWN).map((metric) => metricData(content, metric)),
    technologies: study.technologies.slice(0, TECHNOLOGIES_SHOWN),
    fold: createFold(id, 5, 120),
  }
}

export type StudyCardData = ReturnType<typeof studyCardData>

/** What touches a number and belongs to it. In scripts without capitals, the words of a sentence touch it, too. */
const SIGNS = '(?:[%٪‰]|[^\\s\\p{P}\\p{Lo}\\p{Lm}\\p{M}])*'

type Metric = CaseStudy['metrics'][number]

/** A figure of a study, and its change as a drawing and in words. */
export function metricData(content: Content, { label, value, change, basis }: Metric) {
  return { label, value, basis, change: change && changeData(content, change) }
}

function changeData({ site }: Content, { before, after, of, text }: NonNullable<Metric['change']>) {
  const { format } = new Intl.NumberFormat(site.language)
  const numbers = { before: format(before), after: format(after) }
  /** As in the text, with its signs: $1.05, 61%. */
  const written = (name: keyof typeof numbers) =>
    fillPlaceholders(
      text.match(new RegExp(`${SIGNS}\\{${name}\\}${SIGNS}`, 'u'))?.[0] ?? '',
      numbers,
    )
  return {
    text: fillPlaceholders(text, numbers),
    before: written('before'),
    after: written('after'),
    bars: createBeforeAfterBars(before, after, 240, of),
  }
}

export type ChangeData = ReturnType<typeof changeData>
