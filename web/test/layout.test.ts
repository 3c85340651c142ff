import { expect, test } from 'vitest'
import { readPage, transcript } from './built-page.ts'

const page = readPage('/contact')

test('the header: seven links with the services menu, languages, search, call to action, drawer', () => {
  expect(transcript(page.querySelector('header'))).toBe(`
Rafu, home page → /
Home → /
Mending
Rug repair | Holes, tears and burns in knotted rugs, woven shut. → /services/rug-repair
Invisible darning | Moth holes in suits and shawls, closed thread by thread. → /services/darning
New fringes | Ends that no longer come loose, in the old way of tying. → /services/fringes
Moth treatment | Larvae killed by cold, and the bald places knotted again. → /services/moth-damage
Keeping
Washing | By hand, in cold water, face and back, dried flat. → /services/washing
Storage | Rolled, wrapped and dry, with a photo each spring. → /services/storage
Valuation | What it is, how old, and what it would cost to replace. → /services/valuation
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
