import type { Content } from './collections.ts'
import type { Catalogue } from './schema/catalogue.ts'

/** The lists of catalogue.yaml whose names entries refer to. */
type Categories = 'categories' | 'articleCategories' | 'faqCategories' | 'departments'

/**
 * Adapts the references of a translated content, which the files of the first language state: a
 * reference by name takes the translated name, a list of ids drops those without a translation.
 * @param content changed in place
 * @param first the content in the first language
 */
export function translateReferences(content: Content, first: Content) {
  const { catalogue, services, faq, site } = content
  const studies = content['case-studies']

  function translated(list: Categories, name: string): string {
    const index = first.catalogue[list].findIndex((category) => category.name === name)
    return catalogue[list][index]?.name ?? name
  }

  for (const service of services.values()) {
    service.category = translated('categories', service.category)
    service.questions = idsIn(faq, service.questions)
  }
  for (const study of studies.values()) {
    const service = [...first.services.values()].find(({ name }) => name === study.category)
    study.category = services.get(service?.id ?? '')?.name ?? study.category
    study.services = idsIn(services, study.services)
  }
  for (const article of content.articles.values()) {
    article.category = translated('articleCategories', article.category)
    article.topics = article.topics.map((topic) => translated('articleCategories', topic))
    article.services = idsIn(services, article.services)
  }
  for (const job of content.jobs.values())
    job.department = translated('departments', job.department)
  for (const item of faq.values()) item.category = translated('faqCategories', item.category)
  for (const person of content['pages/about']?.leaders?.people ?? []) {
    if (person.category) person.category = translated('categories', person.category)
  }

  const questions = content['pages/contact'].faq
  if (questions) questions.items = idsIn(faq, questions.items)
  site.navigation.services = site.navigation.services
    .map((group) => ({ ...group, services: idsIn(services, group.services) }))
    .filter((group) => group.services.length > 0)
  Object.assign(catalogue, {
    services: idsIn(services, catalogue.services),
    caseStudies: idsIn(studies, catalogue.caseStudies),
    jobs: idsIn(content.jobs, catalogue.jobs),
    articles: idsIn(content.articles, catalogue.articles),
    faq: idsIn(faq, catalogue.faq),
  } satisfies Partial<Catalogue>)
}

function idsIn(entries: Map<string, unknown>, ids: string[]): string[] {
  return ids.filter((id) => entries.has(id))
}
