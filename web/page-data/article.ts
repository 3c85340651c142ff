import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { beginOf } from '#content/dates.ts'
import type { Article } from '#content/schema/articles.ts'
import { articleCard, listedArticles } from './article-card.ts'
import { subscribeTexts } from './blog.ts'
import { categoryOf } from './by-name.ts'
import { longDate } from './locale-formats.ts'
import { pageText } from './page-texts.ts'
import { photoData } from './picture.ts'
import { divide } from './sections.ts'

/** The number of articles to read next. */
const NEXT = 2

/** The labels of every article page, and its subscription offer. */
export function articleTexts(content: Content) {
  const { closing, note, labels } = subscribeTexts(content)
  return { ...pageText(content, 'article'), subscribe: { ...closing, note, labels } }
}

/** The data of one article's page. */
export function articleData(content: Content, id: string) {
  const article = assertDefined(content.articles.get(id), `article "${id}"`)
  const { role, updated, body, services } = article
  const others = listedArticles(content).filter((other) => other.id !== id)
  return {
    ...articleCard(content, article, 120),
    role,
    updated: updated
      ? { date: updated, shown: longDate(updated, content.site.language) }
      : undefined,
    photo: photoData(content, article.photo),
    ...divide(body),
    services: services.map((service) => serviceLink(content, service)),
    related: readNext(article, others).map((other) => articleCard(content, other, 24)),
  }
}

function serviceLink({ services, catalogue }: Content, id: string) {
  const service = assertDefined(services.get(id), `service "${id}"`)
  const { hue } = categoryOf(catalogue.categories, service.category)
  return { id, name: service.name, hue }
}

/**
 * The nearest of these articles, and the one before this by date, so that links connect all articles. Those
 * that share the most services are the nearest, then those of the same category, then the newest.
 */
function readNext(article: Article, others: Article[]): Article[] {
  const nearness = new Map(others.map((other) => [other, nearnessOf(article, other)]))
  const order = (a: Article, b: Article) =>
    (nearness.get(b) ?? 0) - (nearness.get(a) ?? 0) || byDate(b, a)
  // One pass per article: sorting all articles for each of them would be slower.
  let nearest: Article[] = []
  let before: Article | undefined
  for (const other of others) {
    nearest = [...nearest, other].sort(order).slice(0, NEXT)
    const isBefore = byDate(other, article) < 0 && !(before && byDate(other, before) < 0)
    if (isBefore) before = other
  }
  if (!before || nearest.includes(before)) return nearest
  return [...nearest.slice(0, NEXT - 1), before]
}

/** Two points per shared service, and one for the same category. */
function nearnessOf(article: Article, other: Article): number {
  const shared = other.services.filter((id) => article.services.includes(id)).length
  return 2 * shared + Number(other.category === article.category)
}

/** Orders from old to new, and articles of the same time by their ids. */
function byDate(a: Article, b: Article): number {
  return compare(beginOf(a), beginOf(b)) || compare(a.id, b.id)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
