import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { serviceCard } from './service-card.ts'
import { studyCard } from './study-card.ts'

/** Specification, section 9: home shows the first six services. */
const SERVICES = 6

/** What the home page shows. */
export function homeData(content: Content) {
  const { projects, clients, years } = content.site.claims
  return {
    ...content['pages/home'],
    fold: createFold('lumenfold-17', 6, 480),
    figures: [projects, clients, years],
    studyCards: featuredStudies(content),
    cards: content.catalogue.services.slice(0, SERVICES).map((id) => serviceCard(content, id)),
  }
}

function featuredStudies(content: Content) {
  return content.catalogue.caseStudies
    .map((id) => studyCard(content, id))
    .filter(({ featured }) => featured)
}

export type HomeData = ReturnType<typeof homeData>
