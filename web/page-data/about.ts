import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { categoryOf, claimsOf } from './catalogue.ts'
import { heroData, pageText } from './page-texts.ts'
import { PHOTO_SIDE, photoUrl } from './picture.ts'

/** The data of the about page; a leader's picture is a photo or the fold of their name. */
export function aboutData(content: Content) {
  const { impact, claims, leaders, reach, ...page } = pageText(content, 'about')
  const percent = new Intl.NumberFormat(content.site.language, { style: 'percent' })
  return {
    ...page,
    hero: heroData(content, 'about', content.site.hue),
    impact: { heading: impact, figures: claimsOf(content, claims) },
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
        hue: category ? categoryOf(content.catalogue.categories, category).hue : content.site.hue,
        portrait: photo ? photoOf(photo) : createFold(person.name, 5, 120),
      })),
    },
  }
}

function photoOf(file: string) {
  return {
    src: photoUrl(file, 1),
    srcSet: `${photoUrl(file, 2)} 2x`,
    width: PHOTO_SIDE,
    height: PHOTO_SIDE,
  }
}

export type AboutData = ReturnType<typeof aboutData>
export type LeaderData = NonNullable<AboutData['leaders']>['people'][number]
