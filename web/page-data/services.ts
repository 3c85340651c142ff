import type { Content } from '#content/collections.ts'
import { serviceCard } from './service-card.ts'

/** The catalogue: every category with services in this language, in order, each with its services in order. */
export function servicesData(content: Content) {
  const cards = content.catalogue.services.map((id) => serviceCard(content, id))
  // Without a word for "and" where the language can. A list of units has no mark between names in Chinese.
  const list = new Intl.ListFormat(content.site.language, { style: 'narrow' })
  const { hero, ...page } = content['pages/services']
  const groups = content.catalogue.categories.flatMap(({ name, slug, hue, introduction }) => {
    const own = cards.filter((card) => card.category === name)
    /** The names of the services, as a list. */
    const names = list.format(own.map((card) => card.name))
    return own.length > 0 ? [{ name, slug, hue, introduction, names, cards: own }] : []
  })
  /** One card alone would be a poor example. */
  const example = groups.find((group) => group.cards.length > 1) ?? groups[0]
  return {
    ...page,
    /** Opens with the sheet of a service: a second time, it costs no bytes. */
    hero: { ...hero, fold: cards.at(-1)?.fold, hue: cards.at(-1)?.hue },
    groups: groups.map((group) => ({ ...group, open: group === example })),
  }
}

export type ServicesData = ReturnType<typeof servicesData>
