import { expect, test } from 'vitest'
import { mainOf } from './built-page.ts'

test('the search: every page and entry', () => {
  expect(mainOf('/search')).toBe(`
# Find it here.
One search for everything.
Search the site
Try | moths | or | wool | . → /search?q=moths → /search?q=wool
The filter has not loaded. The whole list is below.
## Services
### Mending
Rug repair → /services/rug-repair
Invisible darning → /services/darning
New fringes → /services/fringes
Moth treatment → /services/moth-damage
### Keeping
Washing → /services/washing
Storage → /services/storage
Valuation → /services/valuation
## Our work
A ship's carpet lies flat after forty years → /work/ship-carpet
A prayer rug comes back to its niche → /work/prayer-rug
A stair runner stops slipping → /work/stair-runner
A wedding sari is worn a second time → /work/wedding-sari
## Journal
The second knot is the honest one → /journal/the-knot
Cold kills what poison feeds → /journal/cold-kills
Madder is worth its smell → /journal/madder
Unroll it in spring → /journal/spring
Bleach is a way to sell a new one → /journal/no-bleach
## Careers
Weaver → /careers/weaver
Driver → /careers/driver
## Questions
What does it cost? → /faq#price
Do moths come back? → /faq#moths
Do you fetch large rugs? → /faq#pickup
## Pages
A hole is not the end of a rug → /
The workshop → /about
Services → /services
Our work → /work
Journal → /journal
Careers → /careers
Questions → /faq
Contact → /contact
Privacy → /privacy-policy
Terms → /terms-of-service
Accessibility → /accessibility
`)
})
