import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { expectClaims } from './cards.ts'
import { describePage } from './describe-page.ts'
import { links, sectionOf, textOf, texts } from './read-page.ts'

const { site, interface: words } = content
describePage('about', (about, page) => {
  test('the sections are in order, mission first', () => {
    const { mission, values, impact, claims, reach, leaders, culture, closing } = about
    const sections = [mission, values, { heading: claims.length > 0 ? impact : undefined }]

    expect(texts(page, 'main h2')).toEqual(
      [...sections, reach, leaders, culture, closing].flatMap((each) => each?.heading ?? []),
    )
  })

  test('the impact figures', () => {
    const { impact, claims } = about
    const labeled = page.querySelector(`[aria-label="${words.shell.inNumbers}"]`)

    expectClaims(impact ? sectionOf(page, impact) : labeled, claims)
  })

  test('the share of clients of every region, with a bar of that length', () => {
    const { heading, regions = [] } = about.reach ?? {}
    const rows = sectionOf(page, heading).querySelectorAll('li')
    const percent = new Intl.NumberFormat(site.language, { style: 'percent' })

    expect(rows.map((row) => textOf(row.querySelector('h3')))).toEqual(
      regions.map(({ region }) => region),
    )
    for (const [index, row] of rows.entries()) {
      const share = regions[index]?.share ?? 0
      expect(texts(row, 'p')).toContain(`${percent.format(share / 100)} ${words.about.ofClients}`)
      const drawn = row
        .querySelectorAll('path')
        .map((path) => path.getAttribute('d'))
        .join()
      const places = drawn.match(/-?\d+/g)?.map(Number) ?? []
      expect(Math.max(...places)).toBe(share)
    }
  })

  test('every leader with a unique picture', () => {
    const { heading, people = [] } = about.leaders ?? {}
    const leaders = sectionOf(page, heading).querySelectorAll('article')

    expect(leaders).toHaveLength(people.length)
    const portraits = leaders.map((leader) => leader.querySelector('.portrait')?.outerHTML)
    expect(new Set(portraits).size).toBe(leaders.length)
  })

  test('the page ends with links to a project and, if the site has it, to the careers page', () => {
    const { heading, secondary } = about.closing
    const careers = secondary && content['pages/careers'] ? ['/careers'] : []

    expect(links(sectionOf(page, heading))).toEqual(['/contact', ...careers])
  })
})
