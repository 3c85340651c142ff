import type { Page } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { expect, holdBack, MOST_SHIFT, test, watchShifts } from './fixtures.ts'

const content = loadContent()
const [question] = content.catalogue.faq.flatMap((id) => content.faq.get(id) ?? []).slice(-1)
const [article] = content.catalogue.articles
  .flatMap((id) => content.articles.get(id) ?? [])
  .slice(-1)
if (!question || !article) throw new Error('The content has no question and no article.')

const results = (page: Page) =>
  page.getByRole('main').locator('details.question .text-heading:visible, article h3:visible')

for (const [address, width, found] of [
  [`/faq?${new URLSearchParams({ q: question.question })}`, 375, question.question],
  ['/faq?q=no+such+words', 1280, undefined],
  [`/blog?${new URLSearchParams({ q: article.title })}`, 1280, article.title],
  ['/blog?q=no+such+words', 375, undefined],
] as const) {
  test(`${address} shows what it finds without a sign of a visitor, and nothing jumps`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const shift = await watchShifts(page)
    const arrive = await holdBack(page)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(results(page)).toHaveCount(0)

    arrive()

    await expect(page.locator('html')).not.toHaveClass(/filtered/)
    await expect(results(page)).toHaveText(found ? [found] : [])
    await page.evaluate(() => document.fonts.ready)
    expect(await shift()).toBeLessThanOrEqual(MOST_SHIFT)
  })
}

test('a query that no page reads brings no app and hides nothing', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    // What counts views, where that is switched on, is not the app.
    const isApp = request.resourceType() === 'script' && !request.url().includes('/measure-')
    if (isApp) scripts.push(request.url())
  })

  await page.goto('/faq?utm_source=newsletter')

  await expect(results(page)).toHaveCount(content.catalogue.faq.length)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a filtered address can be read whole', async ({ page }) => {
    await page.goto('/faq?q=no+such+words')
    await expect(results(page)).toHaveCount(content.catalogue.faq.length)
    await page.goto('/blog?q=no+such+words')
    expect(await results(page).count()).toBeGreaterThan(0)
  })
})
