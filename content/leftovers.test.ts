import { expect, test } from 'vitest'
import type { Content } from './collections.ts'
import { findLeftovers } from './leftovers.ts'
import { compileMarkdown } from './schema/prose.ts'
import { content as sound } from './test/content.ts'

const { site } = sound
const bare: Content = {
  ...sound,
  'pages/blog': undefined,
  articles: new Map(),
  catalogue: { ...sound.catalogue, articleCategories: [] },
  site: {
    ...site,
    sections: {},
    navigation: { ...site.navigation, main: [] },
    footer: { ...site.footer, columns: [], legal: [] },
  },
}

test('finds the name of a section that is not there', () => {
  const problems = findLeftovers({ ...bare, site: { ...bare.site, sections: { blog: 'magazin' } } })

  const expected = expect.stringContaining('no content/pages/blog.yaml')
  expect(problems).toMatchObject([{ file: 'site.yaml', field: 'sections.blog', expected }])
})

test('finds categories that no entry can have', () => {
  const articleCategories = [{ name: 'Paper', hue: 1 }]

  expect(findLeftovers({ ...bare, catalogue: { ...bare.catalogue, articleCategories } })).toEqual([
    {
      file: 'catalogue.yaml',
      field: 'articleCategories',
      expected: 'no categories, because articles/ has no entries: remove them',
      found: '1 entries',
    },
  ])
})

test('finds a sentence with a phone number that is not there, but no list item or row', () => {
  const { phone: _, ...contact } = bare.site.contact
  const problemsWith = (markdown: string) =>
    findLeftovers({
      ...bare,
      site: { ...bare.site, contact },
      'pages/privacy-policy': {
        ...bare['pages/privacy-policy'],
        body: compileMarkdown(`${markdown}\n\nTwo.`),
      },
      'pages/terms-of-service': undefined,
      'pages/accessibility': undefined,
    })

  expect(problemsWith('- Call {phone}.\n\n| Call |\n|--|\n| {phone} |')).toEqual([])
  expect(problemsWith('Write or **call {phone}**.')).toMatchObject([
    { file: 'pages/privacy-policy.md', field: 'body', found: '"{phone}"' },
  ])
})
