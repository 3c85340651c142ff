import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import type { Content } from '#content/collections.ts'

/**
 * The values of the fields that refer to something else, by the name of the file or folder and the
 * path of the field. content/references.ts checks the same fields.
 */
export function choicesOf(content: Content): Record<string, string[]> {
  const { catalogue, site } = content
  const icons = Object.keys(lucide.icons)
  const claims = Object.keys(site.claims)
  const ids = {
    services: [...content.services.keys()],
    caseStudies: [...content['case-studies'].keys()],
    articles: [...content.articles.keys()],
    jobs: [...content.jobs.keys()],
    faq: [...content.faq.keys()],
  }
  const names = (labels: { name: string }[]) => labels.map(({ name }) => name)
  return {
    'services.category': names(catalogue.categories),
    'services.icon': icons,
    'services.questions': ids.faq,
    'case-studies.category': names([...content.services.values()]),
    'case-studies.services': ids.services,
    'articles.category': names(catalogue.articleCategories),
    'articles.topics': names(catalogue.articleCategories),
    'articles.services': ids.services,
    'jobs.department': names(catalogue.departments),
    'faq.category': names(catalogue.faqCategories),
    'site.navigation.services.services': ids.services,
    'site.footer.social.icon': icons,
    'pages/home.claims': claims,
    'pages/about.claims': claims,
    'pages/about.leaders.people.category': names(catalogue.categories),
    'pages/case-studies.claims': claims,
    'pages/careers.claims': claims,
    'pages/careers.benefits.items.icon': icons,
    'pages/contact.faq.items': ids.faq,
    ...Object.fromEntries(
      Object.entries(ids).map(([list, values]) => [`catalogue.${list}`, values]),
    ),
  }
}
