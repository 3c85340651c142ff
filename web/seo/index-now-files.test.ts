import { expect, test } from 'vitest'
import { indexNowFiles } from './index-now-files.ts'
import type { ListedPage } from './listed-page.ts'

const KEY = 'key-of-the-site'
const MAIN =
  '<main class="wide"><h1>Play</h1><p>Games</p><img src="/assets/a-1.webp" alt="Ada"></main>'

function hashOf(main: string, title = 'Gaming') {
  const page = { url: 'https://fold.example/gaming', title, description: '', main } as ListedPage
  return indexNowFiles(KEY, [page]).get('page-texts.json')
}

test.each([
  ['a word', true, hashOf(MAIN.replace('Games', 'Game'))],
  ['the title', true, hashOf(MAIN, 'Games')],
  ['the name of a built file', false, hashOf(MAIN.replace('a-1', 'a-2'))],
  ['a class', false, hashOf(MAIN.replace('wide', 'narrow'))],
  ['a component', false, hashOf(MAIN.replace('<p>', '<button>Zoom</button><p>'))],
])('%s: whether a page with a change of it counts as changed is %s', (_, isChanged, hash) => {
  expect(hash !== hashOf(MAIN)).toBe(isChanged)
})

test('publishes the key, and refuses one that is none', () => {
  expect(indexNowFiles(KEY, []).get(`${KEY}.txt`)).toBe(KEY)
  expect(indexNowFiles(null, [])).toEqual(new Map())
  expect(() => indexNowFiles('../key.md', [])).toThrow('indexNowKey in worker/settings.ts')
})
