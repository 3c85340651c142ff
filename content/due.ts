// npm run due: the entries that begin or end since the build of the running site, one in a line. The exit code is 0
// if there is one, 1 if there is none, 2 after an error: "npm run due && npm run deploy" deploys only then.
// --since <time>: another beginning of the period; --until <time>: an end other than now.
import { parseArgs } from 'node:util'
import type { Content } from './collections.ts'
import { lastBuild } from './last-build.ts'
import { loadContent } from './load.ts'

/** The differences between the content at two times, a sentence each. */
export function dueBetween(before: Content, after: Content): string[] {
  const [old, now] = [before.catalogue, after.catalogue]
  return [
    ...now.articles
      .filter((id) => !old.articles.includes(id))
      .map((id) => `articles/${id}.md begins`),
    ...old.jobs.filter((id) => !now.jobs.includes(id)).map((id) => `jobs/${id}.yaml ends`),
  ]
}

function instantOf(text: string): Date {
  const instant = new Date(text)
  if (Number.isNaN(Number(instant))) {
    throw new Error(`Give a time, as --since 2026-11-22T09:30Z: found ${text}.`)
  }
  return instant
}

/** Prints the differences. Returns the exit code. */
async function printDue(since: string | undefined, until: string | undefined): Promise<number> {
  const after = loadContent(undefined, until === undefined ? new Date() : instantOf(until))
  const before = loadContent(undefined, instantOf(since ?? (await lastBuild(after.site.url))))
  const due = dueBetween(before, after)
  console.log(due.join('\n') || 'Nothing begins or ends.')
  return due.length > 0 ? 0 : 1
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({
      options: { since: { type: 'string' }, until: { type: 'string' } },
    })
    process.exitCode = await printDue(values.since, values.until)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 2
  }
}
