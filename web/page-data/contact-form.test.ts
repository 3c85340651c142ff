import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import type { ContactForm } from '#content/schema/contact-form.ts'
import { collectedFields } from './contact-form.ts'

test('a sentence lists the fields by their words for it or their labels, without former ones and bare consents', () => {
  const field = (change: Partial<ContactForm['fields'][string]>) =>
    ({ kind: 'text', label: 'Label', required: false, ...change }) as const
  const fields = {
    name: field({ called: 'your name' }),
    company: field({ label: 'Company' }),
    budget: field({ former: true }),
    terms: field({ kind: 'consent', label: 'You may call me.' }),
    news: field({ kind: 'consent', called: 'your consent' }),
  }
  const site = { language: 'en' } as Content['site']

  expect(collectedFields({ site, 'contact-form': { fields } })).toBe(
    'your name, Company, and your consent',
  )
})
