import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { entriesOf } from '#content/entries-of.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { listedArticles } from './article-card.ts'
import { categoryOf } from './by-name.ts'
import { iconPath } from './icon-path.ts'
import { type StudyCardData, studyCard } from './study-card.ts'

/** The number of case studies on a service page: the first ones with the service's name as category. */
const STUDIES = 2

/** The number of articles about the service, newest first. */
const ARTICLES = 2

/** The data of one service's page. */
export function serviceData(content: Content, id: string) {
  const service = assertDefined(content.services.get(id), `service "${id}"`)
  const { slug, hue } = categoryOf(content.catalogue.categories, service.category)
  const studies = relatedStudies(content, service.name)
  return {
    ...service,
    icon: iconPath(service.icon),
    categorySlug: slug,
    hue,
    fold: createFold(id, 4, 240),
    studies,
    nearest: studies.length > 0 ? undefined : nearestStudy(content, id),
    near: [...articlesAbout(content, id), ...questionsOf(content, service.questions)],
  }
}

function relatedStudies(content: Content, serviceName: string) {
  return content.catalogue.caseStudies
    .map((id) => studyCard(content, id))
    .filter(({ category }) => category === serviceName)
    .slice(0, STUDIES)
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
  const study = entriesOf(content.catalogue.caseStudies, content['case-studies']).find(
    ({ services }) => services.includes(serviceId),
  )
  return study && studyCard(content, study.id)
}

function articlesAbout(content: Content, serviceId: string): Near[] {
  return listedArticles(content)
    .filter(({ services }) => services.includes(serviceId))
    .slice(0, ARTICLES)
    .map(({ id, title }) => ({ kind: content.interface.kinds.article, title, to: `/blog/${id}` }))
}

function questionsOf(content: Content, ids: string[]): Near[] {
  return entriesOf(ids, content.faq).map(({ id, question }) => ({
    kind: content.interface.kinds.question,
    title: question,
    to: '/faq',
    hash: id,
  }))
}

export type ServiceData = ReturnType<typeof serviceData>
