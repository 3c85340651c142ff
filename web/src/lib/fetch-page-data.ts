import data from 'content:data'
import { notFound } from '@tanstack/react-router'
import type { PageData } from '#web/page-data/pages.ts'
import { TIME_LIMIT } from './request.ts'
import type { Shell } from './layout.ts'
import { MissingFileError } from './stale-tab.ts'

/**
 * Loads the data of a page in the shell's language, by the path of its route and, where the path has a parameter, its id.
 * Rejects with "not found" for an id that has no data, and with a `MissingFileError` when the data
 * cannot be loaded.
 */
export async function loadData<Path extends keyof PageData>(
  { root }: Pick<Shell, 'root'>,
  path: Path,
  ...[id]: Path extends `${string}$id` ? [id: string] : []
): Promise<PageData[Path]> {
  const name = id === undefined ? path : path.replace('$id', encodeURIComponent(id))
  const address = `${root}${name === '/' ? '/index' : name}`
  const json = typeof data === 'string' ? await downloadOnce(data, address) : data.get(address)
  if (json !== undefined) return JSON.parse(json)
  throw id === undefined ? new MissingFileError(address) : notFound()
}

/** Files by their names: with a filter in its address, a page is loaded at each letter. */
const loaded = new Map<string, Promise<string | undefined>>()

function downloadOnce(folder: string, name: string): Promise<string | undefined> {
  const file = loaded.get(name) ?? download(folder, name)
  loaded.set(name, file)
  const forget = () => loaded.delete(name)
  file.then((json) => json ?? forget(), forget)
  return file
}

/**
 * The JSON of a page; undefined where the server has none. It does not wait without end: a page with a filter
 * in its address hides its entries until the data comes.
 */
async function download(folder: string, name: string): Promise<string | undefined> {
  const address = `${folder}${name}.json`
  const fail = (cause: unknown) => {
    throw new MissingFileError(address, { cause })
  }
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT) }).catch(fail)
  if (answer.ok) return answer.text().catch(fail)
  // The tab may be older than the deployment: the browser then loads the next page (stale-tab.ts).
  dispatchEvent(new Event('vite:preloadError'))
  if (answer.status !== 404) throw new MissingFileError(address)
  return undefined
}
