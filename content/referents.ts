import { icons as lucide } from '@iconify-json/lucide'
import { icons as simple } from '@iconify-json/simple-icons'
import type { Content } from './collections.ts'
import type { TARGETS } from './schema/text.ts'

/** The names that fields can state, by keys that are the same in every language. */
type Names = Map<string, string>

const ICONS = idsOf(Object.keys(lucide.icons))
const TECHNOLOGY_ICONS = idsOf(Object.keys(simple.icons))

/** Everything in the content that a field can refer to by a name or an id. Pages have paths instead. */
export function referents(content: Content): Record<keyof typeof TARGETS, Names> {
  const { catalogue, services, site } = content
  return {
    icon: ICONS,
    technologyIcon: TECHNOLOGY_ICONS,
    language: idsOf(Object.keys(site.languages)),
    claim: idsOf(Object.keys(site.claims)),
    category: namesOf(catalogue.categories),
    articleCategory: namesOf(catalogue.articleCategories),
    faqCategory: namesOf(catalogue.faqCategories),
    department: namesOf(catalogue.departments),
    serviceName: new Map(Array.from(services, ([id, { name }]) => [id, name])),
    group: idsOf(catalogue.categories.map(({ slug }) => slug)),
    alias: idsOf(Object.keys(catalogue.aliases)),
    service: idsOf(services.keys()),
    'case-study': idsOf(content['case-studies'].keys()),
    article: idsOf(content.articles.keys()),
    job: idsOf(content.jobs.keys()),
    question: idsOf(content.faq.keys()),
    picture: idsOf(content.pictures.keys()),
    formField: idsOf(Object.keys(content['contact-form'].fields)),
  }
}

function idsOf(ids: Iterable<string>): Names {
  return new Map(Array.from(ids, (id) => [id, id]))
}

/** A translation has the labels in the same order. */
function namesOf(labels: { name: string }[]): Names {
  return new Map(labels.map(({ name }, index) => [`${index}`, name]))
}
