import { expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { expectClaims, expectRows } from './cards.ts'
import { links, readPage, sectionOf, textOf, textOfProse, texts } from './read-page.ts'

const content = loadContent()
const about = content['pages/about']
const page = readPage('/about')

test('the sections are in order, mission first', () => {
  const { mission, values, impact, reach, leaders, culture, closing } = about

  expect(texts(page, 'main h2')).toEqual([
    mission.heading,
    values.heading,
    impact,
    reach.heading,
    leaders.heading,
    culture.heading,
    closing.heading,
  ])
  for (const { heading, text } of [mission, culture]) {
    expect(texts(sectionOf(page, heading), '.prose > *')).toEqual(text.map(textOfProse))
  }
})

test('the core values, each with its description', () => {
  const rows = sectionOf(page, about.values.heading).querySelectorAll('li')

  expectRows(rows, about.values.items)
})

test('the impact figures', () => {
  expectClaims(sectionOf(page, about.impact), about.claims)
})

test('the share of clients of every region, with a bar of that length', () => {
  const rows = sectionOf(page, about.reach.heading).querySelectorAll('li')

  expect(rows.map((row) => textOf(row.querySelector('h3')))).toEqual(
    about.reach.regions.map(({ region }) => region),
  )
  for (const [index, row] of rows.entries()) {
    const share = about.reach.regions[index]?.share ?? 0
    expect(texts(row, 'p')).toContain(`${share}% of our clients`)
    const drawn = row
      .querySelectorAll('path')
      .map((path) => path.getAttribute('d'))
      .join()
    const places = drawn.match(/-?\d+/g)?.map(Number) ?? []
    expect(Math.max(...places)).toBe(share)
  }
})

test('every leader with role, bio and a unique picture', () => {
  const leaders = sectionOf(page, about.leaders.heading).querySelectorAll('article')

  expect(leaders.map((leader) => textOf(leader.querySelector('h3')))).toEqual(
    about.leaders.people.map(({ name }) => name),
  )
  for (const [index, leader] of leaders.entries()) {
    const { role = '', bio = '' } = about.leaders.people[index] ?? {}
    expect(texts(leader, 'p')).toEqual(expect.arrayContaining([role, bio]))
  }
  const portraits = leaders.map((leader) => leader.querySelector('.portrait')?.outerHTML)
  expect(new Set(portraits).size).toBe(leaders.length)
})

test('the page ends with links to a project and to a job', () => {
  expect(links(sectionOf(page, about.closing.heading))).toEqual(['/contact', '/careers'])
})
