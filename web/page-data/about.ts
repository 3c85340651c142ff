import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { categoryOf } from './category-of.ts'

/** The six impact figures of About (design.md, section 4). */
const IMPACT = ['projects', 'clients', 'years', 'teamMembers', 'countries', 'technologies'] as const

/** What the about page shows; a leader's picture is the fold of their name. */
export function aboutData(content: Content) {
  const { impact, leaders, ...page } = content['pages/about']
  return {
    ...page,
    impact: { heading: impact, figures: IMPACT.map((claim) => content.site.claims[claim]) },
    leaders: {
      ...leaders,
      people: leaders.people.map(({ category, ...person }) => ({
        ...person,
        hue: categoryOf(content, category).hue,
        fold: createFold(person.name, 5, 120),
      })),
    },
  }
}

export type AboutData = ReturnType<typeof aboutData>
export type LeaderData = AboutData['leaders']['people'][number]
