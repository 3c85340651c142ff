import type { Attribution } from '#worker/shared/attribution.ts'

/** The parameters of a campaign's links, and the characters of a value, that the Worker keeps. */
const CAMPAIGN = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const satisfies (keyof Attribution)[]
const MAX_LENGTH = 150

type Tab = Pick<Window, 'document' | 'location' | 'performance'> &
  Partial<Pick<Window, 'navigation'>>

/**
 * Where the visit of a tab came from, as its browser knows: the app stores nothing. A value that is not known is
 * missing.
 */
export function getAttribution({ document, location, performance, navigation }: Tab = window) {
  const { referrer } = document
  const isOwn = referrer.startsWith(`${location.origin}/`)
  const loaded = performance.getEntriesByType('navigation')[0]?.name ?? location.href
  const pages = (navigation?.entries() ?? [])
    .slice(0, navigation?.currentEntry?.index)
    .flatMap(({ url }) => url?.split('#')[0] ?? [])
  // Another tab led to this one.
  if (isOwn && !pages.includes(referrer)) pages.unshift(referrer)
  const landing = new URL(pages[0] ?? loaded)
  const paths = pages.map((page) => new URL(page).pathname)
  // Firefox before 147 and Safari before 26.2 know only the page that was loaded.
  const isKnown = navigation || new URL(loaded).pathname === location.pathname
  const all = {
    landingPage: landing.pathname,
    referrer: referrer && !isOwn ? new URL(referrer).hostname : '',
    previousPage: isKnown && paths.findLast((path) => path !== location.pathname),
    ...Object.fromEntries(CAMPAIGN.map((name) => [name, landing.searchParams.get(name)])),
  }
  // Neither an address of a person nor longer than the Worker keeps.
  const sent = Object.entries(all).filter(
    ([, value]) => value && !value.includes('@') && value.length <= MAX_LENGTH,
  )
  return Object.fromEntries(sent) as { [name in keyof Attribution]?: string }
}
