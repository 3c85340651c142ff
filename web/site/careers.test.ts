import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { expectClaims } from './cards.ts'
import { describePage } from './describe-page.ts'
import { links, sectionOf, textOf, textOfProse, texts } from './read-page.ts'

const { shell } = content.interface
const jobs = content.catalogue.jobs.flatMap((id) => content.jobs.get(id) ?? [])

/** Expects the content that a job's card has in both lists; labels and tags differ. */
function expectJob(card: HTMLElement, job: (typeof jobs)[number], tags: string[]) {
  const [title, apply] = card.querySelectorAll('a')
  expect(textOf(card.querySelector('h3'))).toBe(job.title)
  expect(textOf(title)).toBe(job.title)
  expect(title?.getAttribute('href')).toBe(`/careers/${job.id}`)
  expect(texts(card, 'li')).toEqual(tags)
  expect(texts(card, 'p')).toContain(`${job.location} · ${job.type}`)
  expect(textOf(card)).toContain(job.description.map(textOfProse)[0])
  // The visible text is always the same; the accessible name includes the job.
  expect(textOf(apply)).toBe(shell.apply)
  expect(apply?.getAttribute('aria-label')).toBe(`${shell.apply}: ${job.title}`)
  expect(apply?.getAttribute('href')).toBe(`/contact?role=${job.id}`)
}

describePage('careers', (careers, page) => {
  test('the sections are in order, after the stats', () => {
    const { values, benefits, featured, openings, closing } = careers

    expect(texts(page, 'main h2')).toEqual([
      ...[values, benefits].flatMap((each) => each?.heading ?? []),
      ...(jobs.some((job) => job.featured) ? [featured] : []),
      ...(jobs.length > 0 ? [openings] : []),
      closing.heading,
    ])
    expectClaims(page.querySelector(`[aria-label="${shell.inNumbers}"]`), careers.claims)
  })

  test('the perks, each with a unique icon', () => {
    const perks = sectionOf(page, careers.benefits?.heading).querySelectorAll('li')
    const icons = perks.map((perk) => perk.querySelector('svg path')?.getAttribute('d'))

    expect(perks).toHaveLength(careers.benefits?.items.length ?? 0)
    expect(new Set(icons).size).toBe(perks.length)
  })

  test('the featured jobs with department, level and their badge', () => {
    const featured = jobs.filter((job) => job.featured)
    const cards = sectionOf(page, careers.featured).querySelectorAll('article')

    expect(cards).toHaveLength(featured.length)
    for (const [index, job] of featured.entries()) {
      const card = cards[index] ?? page
      expectJob(card, job, [job.department, job.level, shell.featured])
    }
  })

  test('every job under the open positions, with its first three requirements as tags', () => {
    const cards = sectionOf(page, careers.openings).querySelectorAll('article')

    expect(cards).toHaveLength(jobs.length)
    for (const [index, job] of jobs.entries()) {
      const badges = [job.department, job.level, ...(job.featured ? [shell.featured] : [])]
      expectJob(cards[index] ?? page, job, [...badges, ...job.requirements.slice(0, 3)])
    }
  })

  test('the page ends with links to the contact page and, if there are any, to the benefits', () => {
    const { heading, secondary } = careers.closing
    const more = careers.benefits && secondary ? [expect.stringMatching(/#benefits$/)] : []

    expect(links(sectionOf(page, heading))).toEqual(['/contact', ...more])
    expect(textOf(page.querySelector('#benefits h2'))).toBe(careers.benefits?.heading ?? '')
  })
})
