import { expect, test } from 'vitest'
import { mainTranscript } from './built-pages.ts'

test('the home page', () => {
  expect(mainTranscript('/')).toBe(`
# A hole is not the end of a rug.
We mend rugs, shawls and saris by hand.
Send a photo → /contact
All services → /services
## 12 colors in the old carpet. We left out 5. One came back. → /work/ship-carpet
rugs mended | 1,200
years in one workshop | 17
## What we mend
Six of our seven services.
Mending | Rug repair | Holes, tears and burns in knotted rugs, woven shut. | Wool · Silk · Linen → /services/rug-repair
Mending | Invisible darning | Moth holes in suits and shawls, closed thread by thread. → /services/darning
Mending | New fringes | Ends that no longer come loose, in the old way of tying. → /services/fringes
Mending | Moth treatment | Larvae killed by cold, and the bald places knotted again. → /services/moth-damage
Keeping | Washing | By hand, in cold water, face and back, dried flat. → /services/washing
Keeping | Storage | Rolled, wrapped and dry, with a photo each spring. → /services/storage
All services → /services
I walk over the seam every day. | Ines Okafor | Purser | · | SS Corin | A ship's carpet lies flat after forty years → /work/ship-carpet
## Tools in daily use
Two programs, and a lot of wool.
Inkscape | Patterns for the loom.
LibreOffice | Every invoice since 2009.
## What came back
Two pieces and their owners.
Rug repair | A ship's carpet lies flat after forty years | SS Corin | The saloon carpet of a steamer was cut in 1984 and is whole again. | Stumbles a month | −90% | Counted by the purser | From 20 to 2 | Knots tied | 61,000 | Read more | Read more: A ship's carpet lies flat after forty years → /work/ship-carpet
Rug repair | A prayer rug comes back to its niche | Masjid Noor | A burn the size of a hand was knotted shut before the festival. | Read more | Read more: A prayer rug comes back to its niche → /work/prayer-rug
All our work → /work
## Show us the hole.
A photo of both sides is enough.
Send a photo → /contact
Meet the weavers → /about
`)
})

test('the company', () => {
  expect(mainTranscript('/about')).toBe(`
# Three people and a north window.
Daylight is the only tool we cannot buy.
## Who ties the knots
You meet both.
Leyla Amin | Weaver | The back does not lie. | She learned from her aunt in Tabriz, and reads a rug from behind.
Jonas Reed | Jonas Reed | Washer | He washed ships before he washed rugs, and says rugs are harder.
## Why we mend
So that nobody has to buy the same rug twice.
## Two rules
Say the price first | A repair that costs more than the rug, we name before we start.
Show the back | The back of a mend is where it can be judged.
## How a day goes
## Where rugs come from
By the addresses on our invoices.
Leicester | 70% of our clients | Most of them walk in.
Elsewhere | 30% of our clients | They come by van or post.
## In figures
years in one workshop | 17
rugs mended | 1,200 | Invoices from 2009 to 2025, each rug once.
## Come and look.
The kettle is on.
Send a photo → /contact
Work with us → /careers
`)
})

test('the privacy policy, with the periods of the settings', () => {
  expect(mainTranscript('/privacy-policy')).toBe(`
# Privacy
Last updated: May 2026
## In short
This site sets none. | No cookies
Contents
1. What we keep → #what-we-keep
2. For how long → #for-how-long
hello@rafu.example → mailto:hello@rafu.example
+44 116 496 0142 → tel:+441164960142
## 1. What we keep
## 2. For how long
Open messages: 2 years
Closed ones: 1 year
Advertising: 90 days
Addresses: for 30 days, until you unsubscribe, for 30 days
`)
})

test('an unknown address', () => {
  expect(mainTranscript('/404')).toBe(`
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
  expect(mainTranscript('/services/404')).toBe(`
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
