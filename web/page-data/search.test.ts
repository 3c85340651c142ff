import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { compileMarkdown } from '#content/schema/prose.ts'
import { createSearch } from '#web/search/create-search.ts'
import type { SearchIndex } from '#web/search/search-index-format.ts'
import { searchIndexFiles } from './search.ts'

/** The search of a site with one question. */
function searchOf(language: string, markdown: string) {
  const answer = compileMarkdown(markdown)
  const content = {
    site: { language, languages: { [language]: '' }, sections: {} },
    interface: { kinds: { article: 'Article' }, search: { commonWords: '' } },
    catalogue: {
      ...{ services: [], caseStudies: [], articles: [], jobs: [], faq: ['craft'] },
      faqCategories: [{ name: 'Paper', hue: 1 }],
    },
    faq: new Map([
      ['craft', { id: 'craft', category: 'Paper', question: 'Who?', answer, searchTerms: [] }],
    ]),
  } as unknown as Content
  const files = searchIndexFiles(content)
  return {
    ...(files.get('index')?.() as SearchIndex),
    details: JSON.stringify(files.get('rows-0')?.()),
  }
}

test('the words of two list items stay apart', () => {
  const { details } = searchOf('en-US', 'Folders of:\n\n- origami\n- kirigami')

  expect(details).toContain('"Folders of: origami kirigami"')
})

test('a word of Japanese is found beyond the summary, which ends between two words', () => {
  const file = searchOf('ja', `${'紙を折ります。'.repeat(22)}データベース`)

  expect(file.details).toMatch(/"(?:紙を折ります。){21}.{1,6}…"/)
  expect(createSearch(file).find('データベース')).toHaveLength(1)
})
