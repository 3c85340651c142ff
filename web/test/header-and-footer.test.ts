import { expect, test } from 'vitest'
import { readPage, transcript } from './built-pages.ts'

const page = readPage('/contact')

test('the header: seven links with the services menu, languages, search, call to action, drawer', () => {
  expect(transcript(page.querySelector('header'))).toBe(`
Rafu, home page → /
Home → /
Mending
Rug repair → /services/rug-repair
Invisible darning → /services/darning
New fringes → /services/fringes
Moth treatment → /services/moth-damage
Keeping
Washing → /services/washing
Storage → /services/storage
Valuation → /services/valuation
Seven services | All services → /services
The workshop → /about
Our work → /work
Journal → /journal
Careers → /careers
Questions → /faq
Contact → /contact
AR, العربية → /ar/contact
HI, हिन्दी → /hi/contact
Search → /search#q
Send a photo → /contact
Home → /
The workshop → /about
Our work → /work
Journal → /journal
Careers → /careers
Questions → /faq
Contact → /contact
Services → /services
Search → /search#q
Send a photo → /contact
العربية → /ar/contact
हिन्दी → /hi/contact
+44 116 496 0142 | hello@rafu.example → tel:+441164960142 → mailto:hello@rafu.example
`)
})

test('the footer', () => {
  expect(transcript(page.querySelector('body > footer'))).toBe(`
Rafu
We mend what was woven by hand.
+44 116 496 0142 | hello@rafu.example → tel:+441164960142 → mailto:hello@rafu.example
العربية → /ar/contact
हिन्दी → /hi/contact
What we do
Rug repair → /services/rug-repair
Keeping → /services/keeping
Who we are
The workshop → /about
Careers → /careers
© 2026 Rafu Textile Menders
Privacy → /privacy-policy
Terms → /terms-of-service
Rafu on LinkedIn → https://linkedin.example/rafu
Rafu on Instagram → https://instagram.example/rafu
`)
})

test('the name is a drawing that assistive technology reads as the name', () => {
  const drawings = page.querySelectorAll('svg[role=img][aria-label=Rafu] path')

  expect(drawings.map(({ attributes }) => attributes.d?.[0])).toEqual(['M', 'M'])
})

test.each([
  ['/', ['/']],
  ['/work/ship-carpet', ['/work']],
  ['/services/washing', []],
])('on %s, the header marks the links of its section: %j', (address, marked) => {
  const header = readPage(address).querySelector('nav[aria-label="Main navigation"]')
  const links = header?.querySelectorAll('> a[aria-current=page]') ?? []

  expect(links.map(({ attributes }) => attributes.href)).toEqual(marked)
  expect(header?.querySelector('button')?.getAttribute('aria-current')).toBe(
    address.startsWith('/services') ? 'true' : undefined,
  )
})
