import { expect, test } from 'vitest'
import { mainTranscript, readPage } from './built-pages.ts'

test('the blog: the featured article, three others, one more on a page of its own', () => {
  expect(mainTranscript('/journal')).toBe(`
# Wool has opinions.
So do we.
## Start here
Craft | The second knot is the honest one | A rug from before 1900 with single knots that still hold. | A first knot holds by luck. The second one shows whether the weaver meant it. | Leyla Amin | · | 1 min read | · | March 2, 2026 → /journal/the-knot
## One letter a month
We keep your address until our mailing starts.
Email
Privacy policy → /privacy-policy
Or follow the | Atom feed | . → /journal/feed.xml
## All articles
Search the journal
4 articles
The filter has not loaded. The whole list is below.
Care | Cold kills what poison feeds | Moths survive most sprays. They do not survive three days in the freezer. | Jonas Reed | · | 1 min read | · | February 10, 2026 → /journal/cold-kills
Craft | Madder is worth its smell | A synthetic red is cheaper for a year. After ten, only the root is still red. | Leyla Amin | · | 1 min read | · | January 15, 2026 → /journal/madder
Care | Unroll it in spring | A rolled rug is a closed book. Read it once a year, before the moths do. | Jonas Reed | · | 1 min read | · | April 20, 2025 → /journal/spring
Load more articles → /journal/page/2
## Read the next one
Our mailing starts soon, and you are first.
Email
We keep your address until you unsubscribe.
`)
  expect(mainTranscript('/journal/page/2')).toBe(`
Blog → /journal
# All articles
So do we.
## Page 2 of 2
Care | Bleach is a way to sell a new one | Bleach takes the stain, then the color, then the thread. In that order, and fast. | Jonas Reed | · | 1 min read | · | March 1, 2025 → /journal/no-bleach
Newer articles → /journal
`)
})

test('the pages of the blog name the one before and after them', () => {
  const link = (path: string, rel: string) =>
    readPage(path).querySelector(`head link[rel=${rel}]`)?.getAttribute('href')

  expect(link('/journal', 'prev')).toBeUndefined()
  expect(link('/journal', 'next')).toBe('https://www.rafu.example/journal/page/2')
  expect(link('/journal/page/2', 'prev')).toBe('https://www.rafu.example/journal')
  expect(link('/journal/page/2', 'next')).toBeUndefined()
})

test('an article with every part', () => {
  expect(mainTranscript('/journal/the-knot')).toBe(`
Blog → /journal
Craft → /journal?topic=Craft#articles
# The second knot is the honest one
A first knot holds by luck. The second one shows whether the weaver meant it.
Leyla Amin | · | Weaver | · | 1 min read | · | March 2, 2026 | · | Updated | April 1, 2026
Contents
What a knot does → #what-a-knot-does
What it costs → #what-it-costs
## What a knot does
Two warps and one knot
Tie it as if nobody will check.
## What it costs
Knot | Minutes
Symmetric | 2
Asymmetric | 3
warp warp knot knot
## About
Rug repair → /services/rug-repair
Invisible darning → /services/darning
## Read on
Craft | Madder is worth its smell | A synthetic red is cheaper for a year. After ten, only the root is still red. | Leyla Amin | · | 1 min read | · | January 15, 2026 → /journal/madder
Care | Cold kills what poison feeds | Moths survive most sprays. They do not survive three days in the freezer. | Jonas Reed | · | 1 min read | · | February 10, 2026 → /journal/cold-kills
## Read the next one
Our mailing starts soon, and you are first.
Email
We keep your address until you unsubscribe.
`)
})

test('the thanks of a subscriber', () => {
  expect(mainTranscript('/journal/subscribed')).toBe(`
# Next: confirm your address.
A new address waits until you confirm it.
Back to the blog → /journal
`)
})
