import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { compileMarkdown } from '#content/schema/prose.ts'
import { createSearch } from '#web/search/create-search.ts'
import { searchFile } from './search.ts'

/** The search file of a site with one question. */
function fileWith(language: string, markdown: string) {
  const answer = compileMarkdown(markdown)
  const content = {
    site: { language, languages: { [language]: '' }, sections: {} },
    interface: { kinds: {}, search: { commonWords: '' } },
    catalogue: {
      ...{ services: [], caseStudies: [], articles: [], jobs: [], faq: ['craft'] },
      faqCategories: [{ name: 'Paper', hue: 1 }],
    },
    faq: new Map([
      ['craft', { id: 'craft', category: 'Paper', question: 'Who?', answer, searchTerms: [] }],
    ]),
  } as unknown as Content
  return searchFile(content)
}

test('the words of two list items stay apart', () => {
  const { rows } = fileWith('en-US', 'Folders of:\n\n- origami\n- kirigami')

  expect(rows[0]?.summary).toBe('Folders of: origami kirigami')
})

test('a word of Japanese is found beyond the summary, which ends between two words', () => {
  const file = fileWith('ja', `${'紙を折ります。'.repeat(22)}データベース`)

  expect(file.rows[0]?.summary).toMatch(/^(?:紙を折ります。){21}.{1,6}…$/)
  expect(createSearch(file).find('データベース')).toHaveLength(1)
})
