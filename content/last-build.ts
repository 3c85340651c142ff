/** The published file with the moment at which the build read the content: ISO 8601, UTC. */
export const BUILT = 'built.txt'

const TIMEOUT_MS = 20_000
/** No build is older: a page of digits alone, such as `0`, is a time to `Date.parse`, too. */
const FIRST_BUILD = Date.parse('2020-01-01')

/**
 * The moment of the dates that a running site shows, as the site itself states it.
 * @param url its address
 * @throws {Error} if it does not state one
 */
export async function lastBuild(url: string): Promise<string> {
  const address = new URL(BUILT, url).href
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(address, { signal }).catch(() => undefined)
  const text = answer?.ok ? await answer.text() : ''
  if (Date.parse(text) >= FIRST_BUILD) return text
  const problem = answer
    ? `answers ${answer.status}, without the time of a build`
    : 'does not answer'
  throw new Error(
    `${address} ${problem}. Check url in content/site.yaml, deploy, or give a time, as --since 2026-11-22T09:30Z.`,
  )
}
