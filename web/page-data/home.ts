import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { claimsOf } from './claims-of.ts'
import { serviceCard } from './service-card.ts'
import { studyCard } from './study-card.ts'

/** The number of services on the home page: the first of the catalogue. */
const SERVICES = 6

/** The fold of the home page: its seed, and the number of folds. */
export const HOME_FOLD = ['lumenfold-17', 6] as const

/** The data of the home page. */
export function homeData(content: Content) {
  const { claims, ...page } = content['pages/home']
  const { services, caseStudies } = content.catalogue
  return {
    ...page,
    fold: createFold(...HOME_FOLD, 480),
    figures: claimsOf(content, claims),
    studyCards: caseStudies.map((id) => studyCard(content, id)).filter(({ featured }) => featured),
    cards: services.slice(0, SERVICES).map((id) => serviceCard(content, id)),
  }
}

export type HomeData = ReturnType<typeof homeData>
