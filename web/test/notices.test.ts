import { expect, test } from 'vitest'
import { mainOf } from './built-page.ts'

test('an unknown address', () => {
  expect(mainOf('/404')).toBe(`
# There is no page here.
Its thread was cut.
Go to the home page → /
Search → /search#q
Tell us what you were looking for → /contact
Services → /services
The workshop → /about
Our work → /work
Journal → /journal
Careers → /careers
Questions → /faq
Contact → /contact
`)
})

test('an unknown service', () => {
  expect(mainOf('/services/404')).toBe(`
# We do not offer that.
The list shows what we do.
See all services → /services
Search → /search#q
Rug repair → /services/rug-repair
Invisible darning → /services/darning
New fringes → /services/fringes
Moth treatment → /services/moth-damage
Washing → /services/washing
Storage → /services/storage
Valuation → /services/valuation
`)
})
