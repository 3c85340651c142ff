import { expect, test } from 'vitest'
import { getAttribution } from './get-attribution.ts'

const SITE = 'https://fold.example'
const loaded = `${SITE}/a`

/** A tab with these pages behind the shown one, and one after it. */
function tab(pages: string[], { referrer = '', name = loaded, navigation = {} } = {}) {
  const url = `${SITE}/contact`
  const history = [...pages.map((path) => SITE + path), url]
  const entries = () => [...history, loaded].map((each) => ({ url: each }))
  return {
    document: { referrer },
    location: new URL(url),
    performance: { getEntriesByType: () => [{ name }] },
    navigation: navigation && { entries, currentEntry: { index: pages.length } },
  } as unknown as Window
}

const old = { navigation: null as unknown as object, referrer: loaded }
const begun = { landingPage: '/a', previousPage: '/b' }

test.each([
  ['only the form', tab([], { name: `${SITE}/contact` }), { landingPage: '/contact' }],
  [
    'a host',
    tab(['/a', '/b'], { referrer: 'https://b.example/?q=1' }),
    { ...begun, referrer: 'b.example' },
  ],
  [
    'a campaign',
    tab(['/a?utm_term=x&utm_id=1&utm_source=a@b', '/b?utm_source=b']),
    { ...begun, utm_term: 'x' },
  ],
  [
    'a page loaded anew',
    tab(['/a', '/b#part', '/contact?role=1'], { referrer: `${SITE}/b` }),
    begun,
  ],
  ['another tab', tab(['/b'], { referrer: loaded }), begun],
  ['no Navigation API', tab([], { ...old, referrer: '' }), { landingPage: '/a' }],
  ['the same, after another page', tab([], { ...old, name: `${SITE}/b` }), { landingPage: '/a' }],
  [
    'the same, loaded anew',
    tab([], { ...old, name: `${SITE}/contact` }),
    { ...begun, previousPage: '/a' },
  ],
])('knows %s', (_, visited, attribution) => {
  expect(getAttribution(visited)).toEqual(attribution)
})
