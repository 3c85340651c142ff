import type { Locator, Page } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { expect, test } from './fixtures.ts'

const content = loadContent()
const home = content['pages/home']

/** The part of a page under a heading. */
const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })

const addresses = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('the hero calls to /contact and to /services', async ({ page }) => {
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })

  expect(await addresses(hero.getByRole('link'))).toEqual(['/contact', '/services'])
})

test('three headline figures: projects delivered, happy clients, years of experience', async ({
  page,
}) => {
  const figures = page.getByRole('region', { name: 'In numbers' })

  await expect(figures.getByRole('definition')).toHaveText(['500+', '150+', '10+'])
  await expect(figures.getByRole('term')).toHaveText([
    'projects delivered',
    'happy clients',
    'years of experience',
  ])
})

test('the first six services in order, each with a link and three technologies', async ({
  page,
}) => {
  const cards = part(page, home.services.heading).getByRole('article')

  expect(await addresses(cards.getByRole('link'))).toEqual([
    '/services/digital-transformation',
    '/services/web-development',
    '/services/app-development',
    '/services/custom-software',
    '/services/ux-ui-design',
    '/services/d365-erp',
  ])
  for (const [index, id] of content.catalogue.services.slice(0, 6).entries()) {
    const service = content.services.get(id)
    await expect(cards.nth(index).getByRole('heading')).toHaveText(service?.name ?? '')
    await expect(cards.nth(index).getByRole('listitem')).toHaveText(
      service?.techStack.slice(0, 3) ?? [],
    )
  }
})

test('the services are introduced as "20+ services"', async ({ page }) => {
  await expect(part(page, home.services.heading)).toContainText('20+ services')
})

test('sixteen technologies, each with its name and its icon, in one picture that waits', async ({
  page,
}) => {
  const items = part(page, home.technologies.heading).getByRole('listitem')

  await expect(items).toHaveCount(16)
  await expect(items).toHaveText(home.technologies.items.map(({ name }) => name))
  const icons = await items
    .locator('img[loading=lazy]')
    .evaluateAll((all) => all.map((icon) => icon.getAttribute('src')?.split('#') ?? []))
  expect(icons.map(([, name]) => name)).toEqual(home.technologies.items.map(({ icon }) => icon))
  expect(new Set(icons.map(([file]) => file)).size).toBe(1)
  const picture = await (await page.request.get(icons[0]?.[0] ?? '')).text()
  for (const [, name] of icons) expect(picture).toContain(`<view id="${name}"`)
})

test('the featured case studies, each with the way to its page', async ({ page }) => {
  const cards = part(page, home.studies.heading).getByRole('article')

  expect(await addresses(cards.getByRole('link'))).toEqual([
    '/case-studies/enterprise-platform-modernization',
    '/case-studies/ai-powered-analytics-platform',
  ])
  for (const index of [0, 1]) {
    await expect(cards.nth(index).getByRole('definition')).toHaveCount(2)
  }
})

test('the page closes with the ways to /contact and /about', async ({ page }) => {
  const closing = part(page, home.closing.heading)

  expect(await addresses(closing.getByRole('link'))).toEqual(['/contact', '/about'])
  await expect(page.locator('main > :last-child')).toContainText(home.closing.heading)
})
