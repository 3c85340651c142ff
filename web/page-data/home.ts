import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { serviceCard } from './service-card.ts'

/** Specification, section 9: home shows the first six services. */
const SERVICES = 6

/** What the home page shows. */
export function homeData(content: Content) {
  const { projects, clients, years } = content.site.claims
  return {
    ...content['pages/home'],
    fold: createFold('lumenfold-11', 6, 480),
    figures: [projects, clients, years],
    cards: content.catalogue.services.slice(0, SERVICES).map((id) => serviceCard(content, id)),
  }
}

export type HomeData = ReturnType<typeof homeData>
