import { expect, test } from 'vitest'
import type { Site } from '#content/schema/site.ts'
import { securityTxt } from './security-txt.ts'

test('has the fields of RFC 9116, and expires within a year of the build', () => {
  const site = {
    url: 'https://www.fold.example',
    languages: { de: 'Deutsch', ja: '日本語' },
    contact: { email: 'hello@fold.example', address: [''] },
  } as Partial<Site> as Site

  expect(securityTxt(site, new Date('2028-01-01T00:00Z'))).toBe(`Contact: mailto:hello@fold.example
Expires: 2028-12-26T00:00:00.000Z
Preferred-Languages: de, ja
Canonical: https://www.fold.example/.well-known/security.txt
`)
})
