import type { Content } from '#content/collections.ts'
import { studyCard } from './study-card.ts'

/** The four statistic tiles (design.md, section 4). */
const TILES = ['projects', 'clients', 'onTime', 'roi'] as const

/** What the list of case studies shows: every study, the featured ones again and larger. */
export function caseStudiesData(content: Content) {
  const cards = content.catalogue.caseStudies.map((id) => studyCard(content, id))
  return {
    ...content['pages/case-studies'],
    tiles: TILES.map((claim) => content.site.claims[claim]),
    cards,
  }
}

export type CaseStudiesData = ReturnType<typeof caseStudiesData>
