import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { searchFile } from '#web/page-data/search.ts'
import { checkSearch } from './check-search.ts'

const file = searchFile(content)
const check = (title: string) => {
  const [first, ...others] = file.rows
  const rows = [{ ...first, title } as (typeof file.rows)[number], ...others]
  return () => checkSearch({ ...file, rows }, () => ['content/services/rug-repair.yaml:1'])
}

test('names an entry without words to find it by', () => {
  expect(check('Rug repair')).not.toThrow()
  expect(check('★ ★ ★')).toThrow(`The search does not find these by their names.

  content/services/rug-repair.yaml:1
    expected: a name with words by which the search finds it
    found:    "★ ★ ★"`)
})
