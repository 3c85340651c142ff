import data from 'content:data'
import { notFound } from '@tanstack/react-router'
import type { PageData } from '#web/page-data/pages.ts'
import { REQUEST_TIMEOUT } from './request.ts'
import { MissingFileError } from './stale-tab.ts'
import type { Layout } from './use-layout.ts'

/**
 * Loads the data of a page in the layout's language, by the path of its route and, where the path has a parameter, its id.
 * Rejects with "not found" for an id that has no data, and with a `MissingFileError` when the data
 * cannot be loaded.
 */
export async function fetchPageData<Path extends keyof PageData>(
  { root }: Pick<Layout, 'root'>,
  path: Path,
  ...[id]: Path extends `${string}$id` ? [id: string] : []
): Promise<PageData[Path]> {
  const name = id === undefined ? path : path.replace('$id', encodeURIComponent(id))
  const url = `${root}${name === '/' ? '/index' : name}`
  const json = typeof data === 'string' ? await downloadOnce(data, url) : data.get(url)
  if (json !== undefined) return JSON.parse(json)
  throw id === undefined ? new MissingFileError(url) : notFound()
}

/** Files by their names: with a filter in its url, a page is loaded at each letter. */
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
 * in its url hides its entries until the data comes.
 */
async function download(folder: string, name: string): Promise<string | undefined> {
  const url = `${folder}${name}.json`
  const fail = (cause: unknown) => {
    throw new MissingFileError(url, { cause })
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) }).catch(fail)
  if (response.ok) return response.text().catch(fail)
  // The tab may be older than the deployment: the browser then loads the next page (stale-tab.ts).
  dispatchEvent(new Event('vite:preloadError'))
  if (response.status !== 404) throw new MissingFileError(url)
  return undefined
}
