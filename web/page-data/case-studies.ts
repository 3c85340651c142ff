import type { Content } from '#content/collections.ts'
import { claimsOf } from './by-name.ts'
import { heroData } from './hero.ts'
import { pageText } from './page-texts.ts'
import { studyCard } from './study-card.ts'

/** The data of the list of case studies: its texts, and a card for every study, in the order of the catalogue. */
export function caseStudiesData(content: Content) {
  const { claims, ...page } = pageText(content, 'case-studies')
  const cards = content.catalogue.caseStudies.map((id) => studyCard(content, id))
  const hue = cards[0]?.hue ?? content.site.hue
  return {
    ...page,
    hero: heroData(content, 'case-studies', hue),
    tiles: claimsOf(content, claims),
    cards,
  }
}
