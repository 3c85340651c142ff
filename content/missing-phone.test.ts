import { expect, test } from 'vitest'
import { findMissingPhone } from './missing-phone.ts'
import { compileMarkdown } from './schema/prose.ts'
import { content } from './test/content.ts'

test('finds a sentence with a phone number that is not there, but no list item or row', () => {
  const { phone: _, ...contact } = content.site.contact
  const problemsWith = (markdown: string) =>
    findMissingPhone({
      ...content,
      site: { ...content.site, contact },
      'pages/privacy-policy': {
        ...content['pages/privacy-policy'],
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
