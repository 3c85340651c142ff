import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { compileMarkdown } from '#content/schema/prose.ts'
import type { ListedPage } from '../listed-page.ts'
import { structuredData } from './structured-data.ts'

test('no text can end the script block, and every text is parsed unchanged', () => {
  const question = 'Does </script> end a script?'
  const item = { question, answer: compileMarkdown('Yes, `<!--` and\n`</script>` do.') }
  const content = { catalogue: { faq: ['end'] }, faq: new Map([['end', item]]) }
  const page = { url: '', path: '/faq' } as ListedPage

  const block = structuredData(page, content as unknown as Content)
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(block) ?? []
  const [faq] = JSON.parse(json)['@graph']
  expect(faq.mainEntity[0].name).toBe(question)
  expect(faq.mainEntity[0].acceptedAnswer.text).toBe('Yes, <!-- and </script> do.')
})
