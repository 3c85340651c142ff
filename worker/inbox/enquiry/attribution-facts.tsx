import type { Child } from 'hono/jsx'
import type { Attribution } from '#worker/shared/attribution.ts'
import { listUrl } from '../page/urls.ts'

const TERMS: [name: keyof Attribution, term: string, filter?: 'campaign'][] = [
  ['landingPage', 'Landing page'],
  ['referrer', 'Referrer'],
  ['previousPage', 'Previous page'],
  ['utm_campaign', 'Campaign', 'campaign'],
  ['utm_source', 'Source'],
  ['utm_medium', 'Medium'],
  ['utm_term', 'Term'],
  ['utm_content', 'Content'],
]

/** Where an enquiry came from, with links to all others from there. */
export function attributionFacts(attribution: Attribution): [term: string, value: Child][] {
  return TERMS.map(([name, term, filter]) => {
    const value = attribution[name]
    return [
      term,
      value && (
        <>
          <bdi>{value}</bdi>
          {filter && (
            <>
              {' · '}
              <a href={listUrl('', { [filter]: value })}>All from this {filter}</a>
            </>
          )}
        </>
      ),
    ]
  })
}
