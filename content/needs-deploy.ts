// npm run needs-deploy: the entries that begin or end since the build of the running site, one in a line. The exit code is 0
// if there is one, 1 if there is none, 2 after an error: "npm run needs-deploy && npx wrangler deploy" deploys only then.
import * as z from 'zod'
import type { Content } from './collections.ts'
import { loadContent } from './load.ts'

/** The published file with the moment at which the build read the content: ISO 8601, UTC. */
export const BUILD_TIME_FILE = 'built.txt'

const TIMEOUT_MS = 20_000

/**
 * The moment of the dates that a running site shows, as the site itself states it.
 * @param url its URL
 * @throws {Error} if it does not state one
 */
export async function fetchBuildTime(url: string): Promise<Date> {
  const built = new URL(BUILD_TIME_FILE, url).href
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(built, { signal }).catch(() => undefined)
  const text = response?.ok ? await response.text() : ''
  if (z.iso.datetime().safeParse(text).success) return new Date(text)
  const error = response
    ? `answers ${response.status}, without the time of a build`
    : 'does not answer'
  throw new Error(`${built} ${error}. Check url in content/site.yaml, or deploy.`)
}

/** The differences between the content at two times, a sentence each. */
export function changesBetween(before: Content, after: Content): string[] {
  const [old, now] = [before.catalogue, after.catalogue]
  return [
    ...now.articles
      .filter((id) => !old.articles.includes(id))
      .map((id) => `articles/${id}.md begins`),
    ...old.jobs.filter((id) => !now.jobs.includes(id)).map((id) => `jobs/${id}.yaml ends`),
  ]
}

if (import.meta.main) {
  try {
    const now = loadContent()
    const due = changesBetween(loadContent(undefined, await fetchBuildTime(now.site.url)), now)
    console.log(due.join('\n') || 'Nothing begins or ends.')
    process.exitCode = due.length > 0 ? 0 : 1
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 2
  }
}
