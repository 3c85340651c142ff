import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { pickEntries } from '#content/listed-entries.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { type StudyCardData, studyCardData } from './cards.ts'
import { findCategory, listedArticles, pick } from './content-lookups.ts'
import { iconPathData } from './icons.ts'

/** The catalogue: every category with services in this language, in order, each with its services in order. */
export function servicesData(content: Content) {
  const cards = content.catalogue.services.map((id) => serviceCardData(content, id))
  // Without a word for "and" where the language can. A list of units has no mark between names in Chinese.
  const list = new Intl.ListFormat(content.site.language, { style: 'narrow' })
  const { hero, ...page } = content['pages/services']
  const groups = content.catalogue.categories.flatMap(({ name, slug, hue, introduction }) => {
    const own = cards.filter((card) => card.category === name)
    /** The names of the services, as a list. */
    const names = list.format(own.map((card) => card.name))
    return own.length > 0 ? [{ name, slug, hue, introduction, names, cards: own }] : []
  })
  /** One card alone would be a poor example. */
  const example = groups.find((group) => group.cards.length > 1) ?? groups[0]
  return {
    ...page,
    /** Opens with the sheet of a service: a second time, it costs no bytes. */
    hero: { ...hero, fold: cards.at(-1)?.fold, hue: cards.at(-1)?.hue },
    groups: groups.map((group) => ({ ...group, open: group === example })),
  }
}

export type ServicesData = ReturnType<typeof servicesData>

const TECHNOLOGIES_SHOWN = 3

export function serviceCardData(content: Content, id: string) {
  const service = assertDefined(content.services.get(id), `service "${id}"`)
  return {
    ...pick(service, 'id', 'name', 'category', 'shortDescription'),
    hue: findCategory(content.catalogue.categories, service.category).hue,
    technologies: service.techStack.slice(0, TECHNOLOGIES_SHOWN),
    fold: createFold(id, 4, 9),
  }
}

export type ServiceCardData = ReturnType<typeof serviceCardData>

/** The most case studies on a service page, and the most articles, newest first. */
const STUDIES_SHOWN = 2
const ARTICLES_SHOWN = 2

export function serviceData(content: Content, id: string) {
  const {
    searchTerms: _,
    questions,
    ...service
  } = assertDefined(content.services.get(id), `service "${id}"`)
  const { slug, hue } = findCategory(content.catalogue.categories, service.category)
  const studies = relatedStudies(content, service.name)
  return {
    ...service,
    icon: iconPathData(service.icon),
    categorySlug: slug,
    hue,
    fold: createFold(id, 4, 240),
    studies,
    nearest: studies.length > 0 ? undefined : nearestStudy(content, id),
    near: [...articlesAbout(content, id), ...questionsOf(content, questions)],
  }
}

/** Those with the service's name as category. */
function relatedStudies(content: Content, serviceName: string) {
  return content.catalogue.caseStudies
    .map((id) => studyCardData(content, id))
    .filter(({ category }) => category === serviceName)
    .slice(0, STUDIES_SHOWN)
}

/** A link to read on: the kind of its page, its title and its address. */
interface Near {
  kind: string
  title: string
  to: string
  hash?: string
}

/** The first study in which the service had a part. */
function nearestStudy(content: Content, serviceId: string): StudyCardData | undefined {
  const study = pickEntries(content.catalogue.caseStudies, content['case-studies']).find(
    ({ services }) => services.includes(serviceId),
  )
  return study && studyCardData(content, study.id)
}

function articlesAbout(content: Content, serviceId: string): Near[] {
  return listedArticles(content)
    .filter(({ services }) => services.includes(serviceId))
    .slice(0, ARTICLES_SHOWN)
    .map(({ id, title }) => ({ kind: content.interface.kinds.article, title, to: `/blog/${id}` }))
}

function questionsOf(content: Content, ids: string[]): Near[] {
  return pickEntries(ids, content.faq).map(({ id, question }) => ({
    kind: content.interface.kinds.question,
    title: question,
    to: '/faq',
    hash: id,
  }))
}

export type ServiceData = ReturnType<typeof serviceData>
