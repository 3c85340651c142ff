import entries from 'content:entries'
import { notFound } from '@tanstack/react-router'
import type { Entries } from '#web/page-data/pages.ts'
import { PartMissingError } from './stale-tab.ts'

/**
 * The data of one entry's page by the path of its route. Rejects with "not found" for an id that has
 * none, and with a `PartMissingError` when the data cannot be had.
 */
export async function loadEntry<Path extends keyof Entries>(
  path: Path,
  id: string,
): Promise<Entries[Path]> {
  const address = path.replace('$id', id)
  const data =
    typeof entries === 'string' ? await ask(`${entries}${address}.json`) : entries.get(address)
  if (data === undefined) throw notFound()
  return JSON.parse(data)
}

async function ask(address: string): Promise<string | undefined> {
  const answer = await fetch(address).catch((cause) => {
    throw new PartMissingError(address, { cause })
  })
  if (answer.ok) return answer.text()
  // The tab may be older than the deployment: a page that there is now is loaded whole.
  dispatchEvent(new Event('vite:preloadError'))
  if (answer.status !== 404) throw new PartMissingError(address)
  return undefined
}
