import type { Content } from '#content/collections.ts'

/** The six impact figures of About (design.md, section 4). */
const IMPACT = ['projects', 'clients', 'years', 'teamMembers', 'countries', 'technologies'] as const

/** What the about page shows. */
export function aboutData(content: Content) {
  const { impact, ...page } = content['pages/about']
  const figures = IMPACT.map((claim) => content.site.claims[claim])
  return { ...page, impact: { heading: impact, figures } }
}

export type AboutData = ReturnType<typeof aboutData>
