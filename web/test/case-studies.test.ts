import { expect, test } from 'vitest'
import { mainTranscript } from './built-pages.ts'

test('the list: featured studies with two figures and four technologies', () => {
  expect(mainTranscript('/work')).toBe(`
# It went home again.
Four pieces and what failed on the way.
rugs mended | 1,200 | Invoices from 2009 to 2025, each rug once.
## The two we are asked about
With figures.
Rug repair | A ship's carpet lies flat after forty years | SS Corin | The saloon carpet of a steamer was cut in 1984 and is whole again. | I walk over the seam every day. I cannot find it. | Ines Okafor · Purser | Stumbles a month | −90% | Counted by the purser | From 20 to 2 | Knots tied | 61,000 | Wool · Madder · Indigo · Linen | Read more | Read more: A ship's carpet lies flat after forty years → /work/ship-carpet
Rug repair | A prayer rug comes back to its niche | Masjid Noor | A burn the size of a hand was knotted shut before the festival. | Read more | Read more: A prayer rug comes back to its niche → /work/prayer-rug
## All our work
Newest last.
Rug repair | A stair runner stops slipping | Hotel Adler | Forty steps, each with a worn edge, were bound again in a week. → /work/stair-runner
Washing | A wedding sari is worn a second time | Mehta family | Turmeric and wine came out of a silk sari from 1971. → /work/wedding-sari
Rug repair | A ship's carpet lies flat after forty years | SS Corin | Stumbles a month | −90% | Counted by the purser | From 20 to 2 | Knots tied | 61,000 → /work/ship-carpet
Rug repair | A prayer rug comes back to its niche | Masjid Noor → /work/prayer-rug
## Whose rugs
They come from all over.
Homes | Most of what we mend.
Hotels | Stairs, mainly.
## Is yours worse?
Probably not.
Send a photo → /contact
All services → /services
`)
})

test('a study with every part', () => {
  expect(mainTranscript('/work/ship-carpet')).toBe(`
Projects → /work
Rug repair
# A ship's carpet lies flat after forty years
The saloon carpet of a steamer was cut in 1984 and is whole again.
Owner | SS Corin
Price | £18,400
Year | 2024
Time | Five months
By whom | Two weavers and a dyer
12 colors in the old carpet. We left out 5. One came back.
−90% | Stumbles a month | From 20 to 2 | Counted by the purser
Knots tied | 61,000
Days on board | 96
I walk over the seam every day. I cannot find it. | Ines Okafor | Purser
## The damage
## The mend
## How it went
Five months, three to the first knot on board.
The first red faded. | A week later
We begin
March | The first knot on board
May | The carpet lies flat
We begin
March | The first knot on board
The first red faded. | A week later
May | The carpet lies flat
## The result
The carpet lies flat.
Nobody has tripped since May.
## How we know
## What failed
## Made with
Wool
Madder
Indigo
Linen
Walnut
## Also by us
Rug repair → /services/rug-repair
Washing → /services/washing
The next piece | · | Rug repair | A prayer rug comes back to its niche | Masjid Noor → /work/prayer-rug
## Yours could be next.
Show us both sides.
Send a photo → /contact
All our work → /work
`)
})
