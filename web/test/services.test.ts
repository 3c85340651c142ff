import { expect, test } from 'vitest'
import { mainTranscript } from './built-pages.ts'

test('the list: each group with its first sheet and names', () => {
  expect(mainTranscript('/services')).toBe(`
# Mended first. Then kept.
Seven services in two groups.
## The same for all seven
For a price from a photo. | Free
On every repair. | 5 years
Mending | Rug repair, Invisible darning, New fringes, Moth treatment
Holes and edges woven shut again.
Rug repair | Holes, tears and burns in knotted rugs, woven shut. | Wool · Silk · Linen → /services/rug-repair
Invisible darning | Moth holes in suits and shawls, closed thread by thread. → /services/darning
New fringes | Ends that no longer come loose, in the old way of tying. → /services/fringes
Moth treatment | Larvae killed by cold, and the bald places knotted again. → /services/moth-damage
Keeping | Washing, Storage, Valuation
Whatever stops the next hole.
Washing | By hand, in cold water, face and back, dried flat. → /services/washing
Storage | Rolled, wrapped and dry, with a photo each spring. → /services/storage
Valuation | What it is, how old, and what it would cost to replace. → /services/valuation
## What it costs
Without postage.
A hole | From £90 | Up to the size of a hand.
A washing | £12 a square metre | Both sides.
## The first month
For a large rug.
Week one | We look and measure. | You and a weaver
Week two | We dye the wool. | The dyer
## Not sure?
A photo answers most questions.
Send a photo → /contact
`)
})

test('a service with every part: two of three studies, two of three articles', () => {
  expect(mainTranscript('/services/rug-repair')).toBe(`
Services → /services
Mending → /services#mending
# Rug repair
Holes, tears and burns in knotted rugs, woven shut.
new fringes → /services/fringes
Send a photo → /contact
First result | A price within two days
By whom | One weaver from the first knot to the last
Yours afterwards | Photos of each stage, and the leftover wool
Price | From a photo
## How we do it
## Is it worth it?
## What you get
New warps
Matching wool
A washed back
## For
Homes
Hotels
Museums
## Made with
Wool
Silk
Linen
Madder
## Mended before
Pieces with the same damage.
Rug repair | A ship's carpet lies flat after forty years | SS Corin | The saloon carpet of a steamer was cut in 1984 and is whole again. | I walk over the seam every day. I cannot find it. | Ines Okafor · Purser | Stumbles a month | −90% | Counted by the purser | From 20 to 2 | Knots tied | 61,000 | Wool · Madder · Indigo · Linen | Read more | Read more: A ship's carpet lies flat after forty years → /work/ship-carpet
Rug repair | A prayer rug comes back to its niche | Masjid Noor | A burn the size of a hand was knotted shut before the festival. | Read more | Read more: A prayer rug comes back to its niche → /work/prayer-rug
## Read on
Article | The second knot is the honest one → /journal/the-knot
Article | Cold kills what poison feeds → /journal/cold-kills
Question | What does it cost? → /faq#price
Question | Do moths come back? → /faq#moths
## Show us the piece.
Both sides by daylight.
Send a photo → /contact
All services → /services
`)
})

test('a service without the optional parts, with the study in which it had a part', () => {
  expect(mainTranscript('/services/storage')).toBe(`
Services → /services
Keeping → /services#keeping
# Storage
Rolled, wrapped and dry, with a photo each spring.
Send a photo → /contact
Price | From a photo
## How we do it
Nearest work | · | Washing | A wedding sari is worn a second time | Mehta family | Turmeric and wine came out of a silk sari from 1971. → /work/wedding-sari
## What you get
A photo each spring
## Read on
Article | Unroll it in spring → /journal/spring
## Show us the piece.
Both sides by daylight.
Send a photo → /contact
All services → /services
`)
})
