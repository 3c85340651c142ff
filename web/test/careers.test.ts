import { expect, test } from 'vitest'
import { mainTranscript, readPage, textOf } from './built-pages.ts'

test('the list: featured jobs first, the others with three requirements', () => {
  expect(mainTranscript('/careers')).toBe(`
# Work by daylight.
Nine to three at the loom.
Open positions → /careers#openings
years in one workshop | 17
## Urgent
Weaver | £31,000–£36,000 | a year | Workshop | Senior | Featured | Leicester · Full-time | You close holes that nobody else wants. | Apply now: Weaver → /careers/weaver → /contact?role=weaver
## Open positions
Driver | Road | Junior | Leicester · Part-time | You carry rugs up stairs and never drag them. | A license for a van | Apply now: Driver → /careers/driver → /contact?role=driver
Weaver | £31,000–£36,000 | a year | Workshop | Senior | Featured | Leicester · Full-time | You close holes that nobody else wants. | Knots in two systems | A steady hand | Daylight hours | Apply now: Weaver → /careers/weaver → /contact?role=weaver
## What we expect
Slow hands | A fast knot is tied twice.
## What you get
15:00 | Tea | At three, every day.
Wool | What is left over is yours.
## Neither of them?
Write anyway.
Write to us → /contact
What you get → /careers#benefits
`)
})

test('department, level, Featured and requirements look like badges', () => {
  const badges = readPage('/careers').querySelectorAll('#openings .badge')
  expect(badges.map(textOf)).toEqual([
    ...['Road', 'Junior', 'A license for a van'],
    ...[
      'Workshop',
      'Senior',
      'Featured',
      'Knots in two systems',
      'A steady hand',
      'Daylight hours',
    ],
  ])
})

test('a job with every part', () => {
  expect(mainTranscript('/careers/weaver')).toBe(`
Careers → /careers
# Weaver
Pay | £31,000–£36,000 | a year
Leicester | · | Full-time
Workshop
Senior
Featured
Apply now: Weaver → /contact?role=weaver
Posted | May 4, 2026 | · | Open until | May 4, 2040
Where | At the workshop, by the north windows.
When | Between nine and three, for the light.
## The work
## Your first 90 days
## You bring
Knots in two systems
A steady hand
Daylight hours
Patience
## You get
Five weeks off
A key to the workshop
## How we choose
A visit of an hour
A paid day at the loom
Apply now: Weaver → /contact?role=weaver
## Not this one?
Tell us what you can do.
Write to us → /contact
All positions → /careers
`)
})

test('a job without the optional parts', () => {
  expect(mainTranscript('/careers/driver')).toBe(`
Careers → /careers
# Driver
Leicester | · | Part-time
Road
Junior
Apply now: Driver → /contact?role=driver
Posted | April 1, 2026
## The work
## You bring
A license for a van
## How we choose
Apply now: Driver → /contact?role=driver
## Not this one?
Tell us what you can do.
Write to us → /contact
All positions → /careers
`)
})
