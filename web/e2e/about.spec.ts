import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** A part of the page, found by the heading above it. */
const part = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({
      has: page.getByRole('heading', { level: 2, name: heading, exact: true }),
    })

test.beforeEach(async ({ page }) => {
  await page.goto('/about')
})

test('shows its parts in the order of the specification', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our mission',
    'Four core values',
    'Our impact in numbers',
    'Global reach',
    'Leadership team',
    'How we work together',
    'Judge us on a small piece first.',
  ])
})

test('tells the mission', async ({ page }) => {
  await expect(part(page, 'Our mission').getByText('Our mission is to')).toBeVisible()
})

test('shows four core values, each with what it means', async ({ page }) => {
  const values = part(page, 'Four core values').getByRole('listitem')

  await expect(values.getByRole('heading', { level: 3 })).toHaveText([
    'Straight answers',
    'Working proof',
    'Shared knowledge',
    'A steady pace',
  ])
  await expect(values.getByText(/^.{30,}$/)).toHaveCount(4)
})

test('shows the six impact figures', async ({ page }) => {
  const impact = part(page, 'Our impact in numbers')

  await expect(impact.getByRole('definition')).toHaveText([
    '500+',
    '150+',
    '10+',
    '50+',
    '25+',
    '100+',
  ])
  await expect(impact.getByRole('term')).toHaveText([
    'projects delivered',
    'happy clients',
    'years of experience',
    'team members',
    'countries',
    'technologies',
  ])
})

for (const width of [320, 375, 1280]) {
  test(`sets the six figures in two rows of three at ${width} px, none of them cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const figures = part(page, 'Our impact in numbers').locator('dl > div')

    const boxes = await figures.evaluateAll((cells) =>
      cells.map((cell) => {
        const { left, top } = cell.getBoundingClientRect()
        return { left, top, cut: cell.scrollWidth > cell.clientWidth }
      }),
    )

    expect(new Set(boxes.map(({ left }) => left)).size).toBe(3)
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(2)
    expect(boxes.filter(({ cut }) => cut)).toEqual([])
  })
}

test('shows the share of clients by region', async ({ page }) => {
  const regions = part(page, 'Global reach').getByRole('listitem')

  await expect(regions.getByRole('heading', { level: 3 })).toHaveText([
    'North America',
    'Europe',
    'Asia-Pacific',
  ])
  await expect(regions.getByText('of our clients')).toHaveText([
    '40% of our clients',
    '35% of our clients',
    '25% of our clients',
  ])
})

test('draws each share as long as it is', async ({ page }) => {
  const strips = part(page, 'Global reach').locator('svg')

  const shares = await strips.evaluateAll((drawings) =>
    drawings.map((drawing) => {
      const paths = Array.from(drawing.children, (path) => path.getBoundingClientRect())
      const { left, width } = drawing.getBoundingClientRect()
      return Math.round((100 * (Math.max(...paths.map(({ right }) => right)) - left)) / width)
    }),
  )

  expect(shares).toEqual([40, 35, 25])
})

test('presents three leaders, each with a role, a bio and a fold of their own', async ({
  page,
}) => {
  const leaders = part(page, 'Leadership team').getByRole('article')

  await expect(leaders.getByRole('heading', { level: 3 })).toHaveText([
    'Ingrid Solano',
    'Daniel Achterberg',
    'Noor Haddad',
  ])
  for (const [index, role] of ['Executive', 'Technology', 'Design'].entries()) {
    const leader = leaders.nth(index)
    await expect(leader.getByText(`Chief ${role} Officer`, { exact: true })).toBeVisible()
    await expect(leader.getByText(/^.{60,}$/)).toBeVisible()
    await expect(leader.locator('svg')).toBeVisible()
  }
  const folds = await leaders.locator('svg').evaluateAll((all) => all.map((fold) => fold.innerHTML))
  expect(new Set(folds).size).toBe(3)
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
})

test('tells how people work together', async ({ page }) => {
  const culture = part(page, 'How we work together')

  await expect(culture.getByText('writing is how we think together')).toBeVisible()
  await expect(culture.getByText('PTO is unlimited')).toBeVisible()
})

test('ends with the ways to a project and to a job', async ({ page }) => {
  const closing = part(page, 'Judge us on a small piece first.')

  await expect(closing.getByRole('link', { name: 'Start a project' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await closing.getByRole('link', { name: 'See open positions' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team')
})
