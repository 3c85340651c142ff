import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { categoryOf } from './by-name.ts'
import { iconPath } from './icon-path.ts'

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

/** The number of technologies on a card. */
const TECHNOLOGIES = 3

/** The data of a service's card. */
export function serviceCard(content: Content, id: string) {
  const service = assertDefined(content.services.get(id), `service "${id}"`)
  const { name, category, icon, shortDescription, techStack } = service
  return {
    id,
    name,
    category,
    hue: categoryOf(content.catalogue.categories, category).hue,
    icon: iconPath(icon),
    shortDescription,
    technologies: techStack.slice(0, TECHNOLOGIES),
    fold: createFold(id, 4, 9),
  }
}

export type ServiceCardData = ReturnType<typeof serviceCard>
