/** The published file with a hash of the text of each page, by its full address. */
export const PAGE_TEXTS = 'page-texts.json'
export type PageTexts = Record<string, string>

const ENDPOINT = 'https://api.indexnow.org/indexnow'
const TIMEOUT_MS = 10_000

/**
 * The addresses of the pages that are new, gone, or have another text than on the running site, where a
 * deployment has not replaced them yet. All pages, if it publishes no texts so far; none, if it does not answer.
 */
export async function changedPages(after: PageTexts): Promise<string[]> {
  const origin = new URL(Object.keys(after)[0] ?? '').origin
  const answer = await ask(`${origin}/${PAGE_TEXTS}`)
  if (answer?.status !== 404 && !answer?.ok) return []
  const texts = answer.ok ? await answer.json().catch(() => after) : {}
  const before = texts as PageTexts
  return Object.keys({ ...after, ...before }).filter(
    (url) => before[url] !== after[url] && url.startsWith(`${origin}/`),
  )
}

/**
 * Tells search engines of changed pages, after their deployment. Prints the request, and never throws: search
 * engines find the pages without it, only later.
 */
export async function tellIndexNow(key: string, urlList: string[], endpoint = ENDPOINT) {
  const [first] = urlList
  if (!first) return console.log('IndexNow: no changed page is known.')
  const { origin, host } = new URL(first)
  const keyLocation = `${origin}/${key}.txt`
  // Another site may still be at the address in the content.
  const published = await (await ask(keyLocation))?.text().catch(() => '')
  if (published !== key) {
    return console.log(`IndexNow was not told: ${keyLocation} does not answer with the key.`)
  }
  const body = JSON.stringify({ host, key, keyLocation, urlList }, null, 2)
  console.log(`POST ${endpoint}\n${body}`)
  const headers = { 'Content-Type': 'application/json; charset=utf-8' }
  const answer = await ask(endpoint, { method: 'POST', headers, body })
  if (answer?.ok) return console.log(`IndexNow accepted ${urlList.length} addresses.`)
  const problem = answer ? `answers ${answer.status}` : 'does not answer'
  console.log(
    `IndexNow ${problem}. The site is deployed; send the request above again, if you like.`,
  )
}

/** Undefined, if nothing answers. */
async function ask(url: string, options: RequestInit = {}): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return fetch(url, { ...options, signal }).catch(() => undefined)
}
