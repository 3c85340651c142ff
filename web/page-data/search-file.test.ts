import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { compileMarkdown } from '#content/schema/prose.ts'
import { searchFile } from './search-file.ts'

test('the words of two list items stay apart', () => {
  const answer = compileMarkdown('Folders of:\n\n- origami\n- kirigami')
  const content = {
    site: { language: 'en-US', languages: { 'en-US': 'English' }, sections: {} },
    interface: { kinds: {}, search: { commonWords: '' } },
    catalogue: {
      services: [],
      caseStudies: [],
      articles: [],
      jobs: [],
      faq: ['craft'],
      faqCategories: [{ name: 'Paper', hue: 1 }],
    },
    faq: new Map([
      ['craft', { id: 'craft', category: 'Paper', question: 'Who?', answer, searchTerms: [] }],
    ]),
  } as unknown as Content

  expect(searchFile(content).rows[0]?.summary).toBe('Folders of: origami kirigami')
})
