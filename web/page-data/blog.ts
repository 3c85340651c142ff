import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import type { Article } from '#content/schema/articles.ts'
import { settings } from '#web/page-settings.ts'
import { fillPlaceholders } from '#worker/shared/placeholders.ts'
import { articleCardData } from './cards.ts'
import { emailErrorTexts } from './contact-form.ts'
import { findCategory, listedArticles, pick } from './content-lookups.ts'
import { longDate } from './format.ts'
import { retentionPeriodTexts } from './legal.ts'
import { divideAtHeadings, heroData, pageFold, pageText } from './page-texts.ts'
import { photoData } from './responsive-images.ts'

/** The number of articles on the blog beside the featured ones, and on each page of older ones. */
const FIRST_ARTICLES = 3
const ARTICLES_A_PAGE = 12

/** The articles of the blog, the featured ones first, then those of each page of older ones. */
function blogPages(content: Content): [Article[], ...Article[][]] {
  const [featured = [], others = []] = [true, false].map((isFeatured) =>
    listedArticles(content).filter((article) => article.featured === isFeatured),
  )
  const older = others.slice(FIRST_ARTICLES)
  return [
    [...featured, ...others.slice(0, FIRST_ARTICLES)],
    ...Array.from({ length: Math.ceil(older.length / ARTICLES_A_PAGE) }, (_, at) =>
      older.slice(at * ARTICLES_A_PAGE, (at + 1) * ARTICLES_A_PAGE),
    ),
  ]
}

/** The numbers of the pages of older articles, from 2 on. */
export function olderPageIds(content: Content): string[] {
  return blogPages(content)
    .slice(1)
    .map((_, at) => `${at + 2}`)
}

function blogCardData(content: Content, article: Article) {
  const card = articleCardData(content, article, article.featured ? 240 : 120)
  return { ...card, evidence: article.evidence }
}

/** The data of the blog: its texts, the featured articles and the newest others, in order. */
export function blogData(content: Content) {
  const pages = blogPages(content)
  const text = pageText(content, 'blog')
  const articles = pages[0].map((article) => blogCardData(content, article))
  return {
    ...text,
    around: { next: pages.length > 1 ? '/blog/page/2' : undefined },
    hero: heroData(content, 'blog', articles[0]?.hue ?? content.site.hue),
    subscribe: subscribeTexts(content),
    labels: {
      all: content.interface.all,
      ...pick(content.interface.blog, 'topic', 'count', 'more', 'unlisted', 'searchSite'),
    },
    topics: content.catalogue.articleCategories.map(({ name }) => name),
    articles,
    /** The number of pages, and of the articles on them that are not featured. */
    pages: pages.length,
    others: pages.flat().filter(({ featured }) => !featured).length,
  }
}

export type BlogData = ReturnType<typeof blogData>

/** The data of a page of older articles, by its number. */
export function olderArticlesData(content: Content, id: string) {
  const pages = blogPages(content)
  const page = Number(id)
  const { seo, hero, all } = pageText(content, 'blog')
  const { pageOf, newer, older, oldest } = content.interface.blog
  const [shown, count] = [page, pages.length].map((each) =>
    each.toLocaleString(content.site.language),
  )
  const place = fillPlaceholders(pageOf, { page: shown, pages: count })
  const prev = page > 2 ? `/blog/page/${page - 1}` : '/blog'
  const next = page < pages.length ? `/blog/page/${page + 1}` : undefined
  const last = `/blog/page/${pages.length}`
  return {
    seo: { title: `${seo.title} · ${place}`, description: `${place}. ${seo.description}` },
    around: { prev, next },
    hero: {
      ...{ heading: all, text: hero.text, hue: content.site.hue },
      fold: pageFold(content, `blog/page/${id}`, 300),
    },
    place,
    articles: (pages[page - 1] ?? []).map((article) => blogCardData(content, article)),
    links: [
      { to: prev, label: newer },
      ...(next
        ? [
            { to: next, label: older },
            { to: last, label: oldest },
          ]
        : []),
    ],
  }
}

/**
 * The texts of the subscription forms.
 * @param newsletter whether subscribers are notified of new articles, as the texts then promise
 */
export function subscribeTexts(content: Content, newsletter: boolean = settings.newsletter) {
  const { aside, closing, note, notYet } = pageText(content, 'blog').subscribe
  const { form, subscription, blog, contact } = content.interface
  /** The sentences for the messages of the form's schema. */
  const fields: Record<string, string> = emailErrorTexts(content)
  return {
    aside: newsletter ? aside : { ...aside, text: notYet.aside },
    closing: newsletter ? closing : { ...closing, text: notYet.closing },
    note: fillPlaceholders(note, retentionPeriodTexts(content)),
    labels: {
      ...form,
      ...subscription,
      ...pick(blog, 'subscribe', 'follow', 'feed'),
      privacyPolicy: contact.privacyPolicy,
      fields,
    },
  }
}

const NEXT_SHOWN = 2

/** The labels of every article page, and its subscription offer. */
export function articleTexts(content: Content) {
  const { closing, note, labels } = subscribeTexts(content)
  return { ...pageText(content, 'article'), subscribe: { ...closing, note, labels } }
}

export function articleData(content: Content, id: string) {
  const article = assertDefined(content.articles.get(id), `article "${id}"`)
  const { role, updated, body, services } = article
  const others = listedArticles(content).filter((other) => other.id !== id)
  return {
    ...articleCardData(content, article, 120),
    role,
    updated: updated
      ? { date: updated, shown: longDate(updated, content.site.language) }
      : undefined,
    photo: photoData(content, article.photo),
    ...divideAtHeadings(body),
    services: services.map((service) => serviceLink(content, service)),
    related: readNext(article, others).map((other) => articleCardData(content, other, 24)),
  }
}

function serviceLink({ services, catalogue }: Content, id: string) {
  const service = assertDefined(services.get(id), `service "${id}"`)
  const { hue } = findCategory(catalogue.categories, service.category)
  return { id, name: service.name, hue }
}

/**
 * The nearest of these articles, and the one before this by date, so that links connect all articles. Those
 * that share the most services are the nearest, then those of the same category, then the newest.
 */
function readNext(article: Article, others: Article[]): Article[] {
  const newestFirst = others.toSorted((a, b) => byDate(b, a))
  // Sorting all articles by their nearness, for each of them, would be slower.
  const groups = [...Map.groupBy(newestFirst, (other) => nearnessOf(article, other))]
  const nearest = groups
    .sort(([a], [b]) => b - a)
    .flatMap(([, group]) => group.slice(0, NEXT_SHOWN))
    .slice(0, NEXT_SHOWN)
  const before = newestFirst.find((other) => byDate(other, article) < 0)
  if (!before || nearest.includes(before)) return nearest
  return [...nearest.slice(0, NEXT_SHOWN - 1), before]
}

/** Two points per shared service, and one for the same category. */
function nearnessOf(article: Article, other: Article): number {
  let points = Number(other.category === article.category)
  for (const id of other.services) if (article.services.includes(id)) points += 2
  return points
}

/** Orders from old to new, and articles of the same day by their ids. */
function byDate(a: Article, b: Article): number {
  return compare(a.date, b.date) || compare(a.id, b.id)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
