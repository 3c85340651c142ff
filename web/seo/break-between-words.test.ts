import { expect, test } from 'vitest'
import { breakBetweenWords } from './break-between-words.ts'

test.each([
  ['ja', '設備データを現場で使える形に。サーバー', '設備|データを|現場で|使える|形に。|サーバー'],
  ['th', 'เราออกแบบอาคาร', 'เรา|ออกแบบ|อาคาร'],
  ['zh', '结构安全', '结构|安全'],
  ['de', 'Web-Entwicklung und C++', 'Web-Entwicklung und C++'],
])('a line in %s may end between words: %s', (language, text, expected) => {
  expect(breakBetweenWords(text, language).replaceAll('\u200b', '|')).toBe(expected)
})
