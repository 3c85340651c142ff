import { expect, test } from 'vitest'
import { serveWorker } from '../test/serve-worker.ts'

const worker = serveWorker()
const read = async (address: string) => (await worker.fetch(address)).text()

test('inserts the results of a query into the stored page', async () => {
  const page = await read('/search?q=paper')

  expect(page).toContain('<script>boot()</script>')
  expect(page).toContain('name="q" value="paper"')
  expect(page).toContain('data-nothing="Nothing found.">2 results</p>')
  const links = [...page.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual(['/services/paper?a&amp;b', '/blog/offline'])
  expect(page).toContain('<p class="label">Article</p>')
})

test('escapes markup in a row', async () => {
  const page = await read('/search?q=folded')

  expect(page).toContain('<li class="article hue-25"><svg class="fold" viewBox="-1 -1 6 5"')
  expect(page).toContain('<path d="M0 0 1 1z"></path><path d="M1 1 2 2z"></path>')
  expect(page).toContain('Service · Ink &amp; &lt;b&gt;Paper&lt;/b&gt;')
  expect(page).toContain('Paper &lt;script&gt;')
  expect(page).toContain('&quot;Folded&quot; &amp; &lt;i&gt;fine&lt;/i&gt;.')
})

test('returns the query as typed', async () => {
  const page = await read(`/search?q=${encodeURIComponent('"&quot; <b>')}`)

  expect(page).toContain('value="&quot;&amp;quot; <b>"')
})

test('says that nothing was found, and links to the contact form', async () => {
  const page = await read('/search?q=xyzzy')

  expect(page).toContain('>Nothing found.</p>')
  expect(page).toMatch(/<div id="search-results"><a href="\/contact" class="action">[^<]+<\/a>/)
})

test.each(['/search', '/search?q=', '/search?q=+', '/search?other=paper'])(
  'leaves the page unchanged at %s',
  async (address) => {
    expect(await read(address)).toContain(
      'data-nothing="Nothing found."></p>\n<div id="search-results"></div>',
    )
  },
)

test('an answer is not cached, and has the policy of the page', async () => {
  const { headers } = await worker.fetch('/search?q=paper')

  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('ETag')).toBeNull()
  expect(headers.get('Content-Security-Policy')).toMatch("style-src 'sha256-page'")
})

test('searches the rows of the language, and answers in it', async () => {
  const found = await read('/de/search?q=papier')
  const nothing = await read('/de/search?q=offline')

  expect(found).toContain('data-nothing="Nichts gefunden.">1 Treffer</p>')
  expect(found).toContain('<a href="/de/services/papier">Papier</a>')
  expect(nothing).toContain('<a href="/de/contact" class="action">Fragen Sie uns</a>')
})

test.each(['/fr/search', '/api/search', '/de/fr/search', '/%5cevil.example/search'])(
  'answers 404 at %s, which is no address of the search',
  async (address) => {
    expect((await worker.fetch(`${address}?q=papier`)).status).toBe(404)
    expect((await worker.fetch(address)).status).toBe(404)
  },
)
