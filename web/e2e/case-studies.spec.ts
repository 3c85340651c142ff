import type { Locator, Page } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { expect, hydrated, STATUS_LINE, test } from './fixtures.ts'

const content = loadContent()
const list = content['pages/case-studies']
const labels = content['pages/case-study']
const studies = content.catalogue.caseStudies.flatMap((id) => content['case-studies'].get(id) ?? [])

/** The part of a page under a heading. */
const part = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

const addresses = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** What every card of a study shows, wherever it stands. */
async function expectCard(card: Locator, study: (typeof studies)[number]) {
  await expect(card.getByRole('heading')).toHaveText(study.title)
  const metrics = study.metrics.slice(0, 2)
  await expect(card.getByRole('definition')).toHaveText(metrics.map(({ value }) => value))
  await expect(card.getByRole('term')).toHaveText(metrics.map(({ label }) => label))
  const link = card.getByRole('link', { name: `Read More: ${study.title}`, exact: true })
  await expect(link).toHaveAttribute('href', `/case-studies/${study.id}`)
}

test('there are four case studies, two of them featured', () => {
  expect(studies.map(({ id, featured }) => [id, featured])).toEqual([
    ['enterprise-platform-modernization', true],
    ['ai-powered-analytics-platform', true],
    ['ecommerce-platform-development', false],
    ['mobile-app-development', false],
  ])
})

test('four statistic tiles', async ({ page }) => {
  await page.goto('/case-studies')

  const tiles = page.getByRole('region', { name: 'In numbers' })

  await expect(tiles.getByRole('definition')).toHaveText(['500+', '150+', '95%', '2x'])
  await expect(tiles.getByRole('term')).toHaveText([
    'projects delivered',
    'happy clients',
    'on-time delivery',
    'average ROI',
  ])
})

for (const [width, rows] of [
  [375, 2],
  [1280, 1],
] as const) {
  test(`the four tiles stand in ${rows} equal rows at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/case-studies')

    const tiles = page.getByRole('region', { name: 'In numbers' }).getByRole('definition')
    const tops = await tiles.evaluateAll((all) =>
      all.map((tile) => Math.round(tile.getBoundingClientRect().top)),
    )

    expect(new Set(tops).size).toBe(rows)
    expect(tops.filter((top) => top === tops[0]).length).toBe(4 / rows)
  })
}

test('featured stories: two, each with 2 metrics, 4 technologies and "Read More"', async ({
  page,
}) => {
  await page.goto('/case-studies')

  const cards = part(page, list.featured.heading).getByRole('article')

  await expect(cards).toHaveCount(2)
  for (const [index, study] of studies.filter(({ featured }) => featured).entries()) {
    await expectCard(cards.nth(index), study)
    const technologies = cards.nth(index).getByRole('list', { name: 'Technologies' })
    await expect(technologies.getByRole('listitem')).toHaveText(study.technologies.slice(0, 4))
  }
})

test('all case studies: four cards, each with 2 metrics and "Read More"', async ({ page }) => {
  await page.goto('/case-studies')

  const cards = part(page, list.all.heading).getByRole('article')

  await expect(cards).toHaveCount(4)
  for (const [index, study] of studies.entries()) await expectCard(cards.nth(index), study)
})

test('twelve industries', async ({ page }) => {
  await page.goto('/case-studies')

  const industries = part(page, list.industries.heading).getByRole('listitem')

  await expect(industries).toHaveCount(12)
  await expect(industries.getByRole('heading', { level: 3 })).toHaveText(
    list.industries.items.map(({ name }) => name),
  )
})

test('the list of case studies closes with a call', async ({ page }) => {
  await page.goto('/case-studies')

  const closing = page.locator('main > :last-child')

  await expect(closing.getByRole('heading')).toHaveText(list.closing.heading)
  expect(await addresses(closing.getByRole('link'))).toEqual(['/contact', '/services'])
})

test('"Read More" leads to the page of the study', async ({ page }) => {
  await page.goto('/case-studies')
  await hydrated(page)

  await page.getByRole('link', { name: 'Read More: The visit note' }).click()

  await expect(page).toHaveURL('/case-studies/mobile-app-development')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The visit note/)
})

for (const study of studies) {
  test(`/case-studies/${study.id} tells everything the study says`, async ({ page }) => {
    await page.goto(`/case-studies/${study.id}`)
    const main = page.getByRole('main')
    const service = [...content.services.values()].find(({ name }) => name === study.category)

    await expect(main.getByRole('heading', { level: 1 })).toHaveText(study.title)
    await expect(main.locator('section').first().locator('> :first-child path')).not.toHaveCount(0)
    const introduction = main.locator('section').first()
    await expect(introduction.getByRole('definition').first()).toHaveText(study.client)
    await expect(introduction.getByRole('link', { name: study.category })).toHaveAttribute(
      'href',
      `/services/${service?.id}`,
    )
    const metrics = main.getByRole('region', { name: 'In numbers' })
    await expect(metrics.getByRole('definition')).toHaveText(
      study.metrics.map(({ value }) => value),
    )
    await expect(metrics.getByRole('term')).toHaveText(study.metrics.map(({ label }) => label))
    for (const name of ['challenge', 'solution'] as const) {
      const paragraphs = part(page, labels[name]).getByRole('paragraph')
      await expect(paragraphs).toHaveText(study[name].map(textOf))
    }
    await expect(part(page, labels.results).getByRole('listitem')).toHaveText(study.results)
    await expect(part(page, labels.technologies).getByRole('listitem')).toHaveText(
      study.technologies,
    )
    expect(await addresses(main.locator('> :last-child').getByRole('link'))).toEqual([
      '/contact',
      '/case-studies',
    ])
  })
}

/** The words of compiled Markdown. */
function textOf(node: (typeof studies)[number]['challenge'][number]): string {
  return typeof node === 'string' ? node : node[1].map(textOf).join('')
}

test.describe('an address that no study has', () => {
  test.use({ allowedMessages: STATUS_LINE })

  for (const path of ['/case-studies/nope', '/case-studies/mobile-app-development/deep']) {
    test(`${path} answers 404 and says "404 Page Not Found"`, async ({ page }) => {
      const response = await page.goto(path)
      await hydrated(page)

      expect(response?.status()).toBe(404)
      await expect(page).toHaveTitle(/^404 Page Not Found/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
      await expect(
        page.getByText('Did you forget to add the page to the router?', { exact: true }),
      ).toBeVisible()
    })
  }
})

test('a service shows the case studies of its own name, and no section without one', async ({
  page,
}) => {
  const { heading } = content['pages/service'].studies
  for (const id of ['digital-transformation', 'data-analytics', 'ecommerce', 'app-development']) {
    await page.goto(`/services/${id}`)
    const related = studies.filter(({ category }) => category === content.services.get(id)?.name)
    const cards = part(page, heading).getByRole('article')

    expect(related.length).toBe(1)
    await expect(cards).toHaveCount(1)
    for (const study of related) await expectCard(cards.first(), study)
  }

  await page.goto('/services/gaming')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaming')
  await expect(page.getByRole('heading', { name: heading })).toHaveCount(0)
})
