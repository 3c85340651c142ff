import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { findCategory, findClaims } from './content-lookups.ts'
import { heroData, pageText } from './page-texts.ts'
import { photoData } from './responsive-images.ts'

/** The data of the about page; a leader's picture is a photo or the fold of their name. */
export function aboutData(content: Content) {
  const { impact, claims, leaders, reach, ...page } = pageText(content, 'about')
  const percent = new Intl.NumberFormat(content.site.language, { style: 'percent' })
  return {
    ...page,
    hero: heroData(content, 'about', content.site.hue),
    impact: { heading: impact, figures: findClaims(content, claims) },
    reach: reach && {
      ...reach,
      ofClients: content.interface.about.ofClients,
      regions: reach.regions.map((region, index) => ({
        ...region,
        /** The shares of the regions before it, in percent. */
        before: reach.regions.slice(0, index).reduce((sum, { share }) => sum + share, 0),
        /** As shown: 45%. */
        percent: percent.format(region.share / 100),
      })),
    },
    leaders: leaders && {
      ...leaders,
      people: leaders.people.map(({ category, photo, ...person }) => ({
        ...person,
        hue: category ? findCategory(content.catalogue.categories, category).hue : content.site.hue,
        photo: photo ? photoData(content, { src: photo, alt: person.name }) : undefined,
        fold: createFold(person.name, 5, 120),
      })),
    },
  }
}

export type AboutData = ReturnType<typeof aboutData>
export type LeaderData = NonNullable<AboutData['leaders']>['people'][number]
