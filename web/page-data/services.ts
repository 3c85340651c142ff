import type { Content } from '#content/collections.ts'
import { serviceCard } from './service-card.ts'

/** The catalogue: every category in order, each with its services in order. */
export function servicesData(content: Content) {
  const cards = content.catalogue.services.map((id) => serviceCard(content, id))
  return {
    ...content['pages/services'],
    labels: content.interface.services,
    groups: content.catalogue.categories.map(({ name, slug, hue, introduction }) => ({
      name,
      slug,
      hue,
      introduction,
      cards: cards.filter((card) => card.category === name),
    })),
  }
}

export type ServicesData = ReturnType<typeof servicesData>
