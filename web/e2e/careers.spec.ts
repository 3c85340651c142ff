import type { Locator, Page } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { expect, hydrated, test } from './fixtures.ts'

const { catalogue, jobs: entries } = loadContent()

/** Specification, section 3: the six jobs, with what their cards must say. */
const JOBS = [
  ['senior-fullstack-developer', 'Senior Full-Stack Developer', 'Engineering', 'Senior', 'Remote'],
  ['ai-ml-engineer', 'AI/ML Engineer', 'AI & Data', 'Senior', 'San Francisco'],
  ['devops-engineer', 'DevOps Engineer', 'Cloud', 'Mid-level', 'New York'],
  ['ui-ux-designer', 'UI/UX Designer', 'Design', 'Mid-level', 'San Francisco'],
  ['cybersecurity-specialist', 'Cybersecurity Specialist', 'Security', 'Senior', 'Remote'],
  ['product-manager', 'Product Manager', 'Product', 'Lead', 'New York'],
] as const
const FEATURED = JOBS.slice(0, 2)

/** A part of the page, found by the heading above it. */
const part = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({
      has: page.getByRole('heading', { level: 2, name: heading, exact: true }),
    })

const jobCard = (within: Locator, title: string) =>
  within.getByRole('article').filter({
    has: within.page().getByRole('heading', { level: 3, name: title, exact: true }),
  })

test.beforeEach(async ({ page }) => {
  await page.goto('/careers')
})

test('shows its parts in the order of the specification', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Values',
    'Why Work With Us?',
    'Featured Opportunities',
    'Open Positions',
    "Don't See the Perfect Role?",
  ])
})

test('shows the four stats', async ({ page }) => {
  const stats = page.getByRole('region', { name: 'In numbers' })

  await expect(stats.getByRole('definition')).toHaveText(['50+', '25+', '95%', '3x'])
  await expect(stats.getByRole('term')).toHaveText([
    'team members',
    'countries',
    'employee satisfaction',
    'growth rate',
  ])
})

for (const [width, columns] of [
  [320, 2],
  [1280, 4],
] as const) {
  test(`sets the four stats in rows of ${columns} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const stats = page.getByRole('region', { name: 'In numbers' }).locator('dl > div')

    const lefts = await stats.evaluateAll((all) =>
      all.map((stat) => stat.getBoundingClientRect().left),
    )

    expect(new Set(lefts).size).toBe(columns)
  })
}

test('lists the four company values, each with a description', async ({ page }) => {
  const values = part(page, 'Our Values').getByRole('listitem')

  await expect(values.getByRole('heading', { level: 3 })).toHaveText([
    'Say it early',
    'Finish small things',
    'Teach as you go',
    'Protect the off switch',
  ])
  await expect(values.getByText(/^.{30,}$/)).toHaveCount(4)
})

test('shows six perks with icon, title and description', async ({ page }) => {
  const perks = part(page, 'Why Work With Us?').getByRole('listitem')

  await expect(perks.getByRole('heading', { level: 3 })).toHaveText([
    'Unlimited PTO',
    '$3,000 for learning',
    'Health coverage',
    'Hours that fit your life',
    'Equipment you choose',
    'Paid parental leave',
  ])
  await expect(perks.getByText(/^.{30,}$/)).toHaveCount(6)
  await expect(perks.nth(1)).toContainText('Every year you get $3,000')
  for (const perk of await perks.all()) await expect(perk.locator('svg')).toBeVisible()
})

test('draws every perk with an icon of its own', async ({ page }) => {
  const paths = page.locator('#benefits .icon path')

  const drawings = await paths.evaluateAll((all) => all.map((path) => path.getAttribute('d')))
  const widths = await paths.evaluateAll((all) =>
    all.map((path) => (path as SVGGraphicsElement).getBBox().width),
  )

  expect(new Set(drawings).size).toBe(6)
  expect(Math.min(...widths)).toBeGreaterThan(10)
})

test('shows the featured jobs, and only those, in two columns', async ({ page }) => {
  const featured = part(page, 'Featured Opportunities')

  await expect(featured.getByRole('heading', { level: 3 })).toHaveText(
    FEATURED.map(([, title]) => title),
  )
  const boxes = await Promise.all(
    FEATURED.map(([, title]) => jobCard(featured, title).boundingBox()),
  )
  expect(boxes[0]?.y).toBe(boxes[1]?.y)
  expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0)
})

for (const [id, title, department, level, location] of FEATURED) {
  test(`says of the featured ${title} all that a card says`, async ({ page }) => {
    const card = jobCard(part(page, 'Featured Opportunities'), title)

    await expect(card.getByRole('listitem')).toHaveText([department, level, 'Featured'])
    await expect(card.getByText(`${location} · Full-time`, { exact: true })).toBeVisible()
    await expect(card).toContainText(descriptionOf(id))
    await expectApplyNow(card, id, title)
  })
}

test('shows every job under Open Positions, in order', async ({ page }) => {
  expect(catalogue.jobs).toEqual(JOBS.map(([id]) => id))
  await expect(part(page, 'Open Positions').getByRole('heading', { level: 3 })).toHaveText(
    JOBS.map(([, title]) => title),
  )
})

for (const [id, title, department, level, location] of JOBS) {
  test(`says of the open ${title} all that a position says`, async ({ page }) => {
    const position = jobCard(part(page, 'Open Positions'), title)
    const flag = FEATURED.some(([featured]) => featured === id) ? ['Featured'] : []
    const tags = entries.get(id)?.requirements.slice(0, 3) ?? []

    expect(tags).toHaveLength(3)
    await expect(position.getByRole('listitem')).toHaveText([department, level, ...flag, ...tags])
    await expect(position.getByText(`${location} · Full-time`, { exact: true })).toBeVisible()
    await expect(position).toContainText(descriptionOf(id))
    await expectApplyNow(position, id, title)
  })
}

test('"Apply Now" takes the job along to the contact page', async ({ page }) => {
  await hydrated(page)

  await page.getByRole('link', { name: 'Apply Now: DevOps Engineer' }).click()

  await expect(page).toHaveURL('/contact?role=devops-engineer')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible()
})

test('ends with "Get in Touch", which leads to the contact page', async ({ page }) => {
  const closing = part(page, "Don't See the Perfect Role?")

  await expect(closing.getByRole('link')).toHaveText(['Get in Touch', 'View All Benefits'])
  await closing.getByRole('link', { name: 'Get in Touch', exact: true }).click()

  await expect(page).toHaveURL('/contact')
})

test('"View All Benefits" leads to the perks', async ({ page }) => {
  await hydrated(page)
  const heading = page.getByRole('heading', { name: 'Why Work With Us?' })
  const link = page.getByRole('link', { name: 'View All Benefits', exact: true })
  await link.scrollIntoViewIfNeeded()
  await expect(heading).not.toBeInViewport()

  await link.click()

  await expect(page).toHaveURL('/careers#benefits')
  await expect(heading).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('"View All Benefits" and "Apply Now" lead on', async ({ page }) => {
    await page.getByRole('link', { name: 'View All Benefits', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Why Work With Us?' })).toBeInViewport()

    await page.getByRole('link', { name: 'Apply Now: Product Manager' }).click()

    await expect(page).toHaveURL('/contact?role=product-manager')
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible()
  })
})

/** The visible text is the specification's; the name says which job. */
async function expectApplyNow(card: Locator, id: string, title: string) {
  const link = card.getByRole('link', { name: `Apply Now: ${title}`, exact: true })
  await expect(link).toHaveAttribute('href', `/contact?role=${id}`)
  await expect(link).toHaveText('Apply Now')
}

function descriptionOf(id: string): string {
  const [paragraph] = entries.get(id)?.description ?? []
  if (!paragraph || typeof paragraph === 'string') throw new Error(`${id} has no description.`)
  return paragraph[1].join('')
}
