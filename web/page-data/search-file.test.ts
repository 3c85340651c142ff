import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { compileMarkdown } from '#content/schema/prose.ts'
import { createSearch } from '#web/search/create-search.ts'
import { searchFile } from './search-file.ts'

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

test.each([
  ['a word of an article alone', 'pulp', '/blog/deckle'],
  ['the team of a service', 'calligrapher', '/services/lettering'],
  ['what its client keeps', 'stencils', '/services/lettering'],
  ['a biography', 'papermaker', '/about'],
  ['the home page', 'handmade', '/'],
])('%s is found', (_, word, url) => {
  const seo = { title: 'Paper', description: 'All about paper, and what it is for.' }
  const content = {
    site: { language: 'en', languages: { en: '' }, sections: {} },
    interface: { kinds: {}, search: { commonWords: '' } },
    catalogue: {
      ...{ services: ['lettering'], caseStudies: [], articles: ['deckle'], jobs: [], faq: [] },
      categories: [{ name: 'Craft', hue: 1 }],
      articleCategories: [{ name: 'Craft', hue: 1 }],
    },
    services: new Map([
      [
        'lettering',
        {
          ...{
            id: 'lettering',
            category: 'Craft',
            name: 'Lettering',
            shortDescription: 'Letters.',
          },
          ...{ searchTerms: [], features: [], industries: [], techStack: [] },
          ...{ team: 'A calligrapher', keeps: 'The stencils' },
        },
      ],
    ]),
    articles: new Map([
      [
        'deckle',
        {
          ...{ id: 'deckle', category: 'Craft', title: 'Deckle', excerpt: 'Edges.', author: 'Ada' },
          ...{ searchTerms: [], body: compileMarkdown('Fibers swim in *pulp*.') },
        },
      ],
    ]),
    'pages/home': { seo, hero: { heading: 'Handmade sheets', text: 'For you.' } },
    'pages/about': { seo, leaders: { people: [{ name: 'Ada', bio: 'A papermaker since 1999.' }] } },
    missing: new Set(),
  } as unknown as Content

  expect(
    createSearch(searchFile(content))
      .find(word)
      .map((row) => row.url),
  ).toEqual([url])
})
