import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name }).last()
const pageFold = (page: Page) => page.getByRole('main').locator('svg').first()

/** Slows every animation down, so that a test can look at it on its way. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 })
  return () => session.send('Animation.setPlaybackRate', { playbackRate: 1 })
}

/** The animations of a change of page, by what they animate. */
const transitions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
      .filter((name) => name.startsWith('::view-transition')),
  )

for (const [path, name, heading] of [
  ['/', 'Custom Software', /^Custom Software/],
  ['/services', 'Generative AI', 'Generative AI'],
  ['/case-studies', 'Finding leaks in days', /^Finding leaks in days/],
  ['/services/data-analytics', 'Finding leaks in days', /^Finding leaks in days/],
] as const) {
  test(`the fold of the card "${name}" on ${path} becomes the fold of its page`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const hurry = await slowDown(page)
    const link = card(page, name).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const width = await card(page, name)
      .locator('svg')
      .first()
      .evaluate((fold) => getComputedStyle(fold).width)

    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)

    await expect.poll(() => transitions(page)).toContain('::view-transition-group(fold)')
    const names = new Set(await transitions(page))
    expect([...names].filter((each) => !each.endsWith('(fold)'))).toEqual([])
    const start = await page.evaluate(() => {
      const group = document
        .getAnimations()
        .map(({ effect }) => effect as KeyframeEffect)
        .find(({ pseudoElement }) => pseudoElement === '::view-transition-group(fold)')
      return group?.getKeyframes()[0]?.width
    })
    expect(start).toBe(width)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.locator('[aria-live=polite]')).toHaveText(await page.title())

    await hurry()
    await expect.poll(() => transitions(page)).toEqual([])
    await expect(pageFold(page)).toHaveCSS('view-transition-name', 'none')
    await expect(page.locator('html')).not.toHaveCSS('view-transition-name', 'none')
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(card(page, name)).toBeInViewport()
    expect(await transitions(page)).toEqual([])
  })
}

test('a page that is reached by another link than a card simply changes', async ({ page }) => {
  await page.goto('/services')
  await hydrated(page)
  await slowDown(page)
  // Taken to a new tab, the card's fold stays where it is.
  const popup = page.context().waitForEvent('page')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Gaming' })
    .click({ modifiers: ['ControlOrMeta'] })
  await (await popup).close()

  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).first().click()

  await expect(page).toHaveURL('/careers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team')
  expect(await transitions(page)).toEqual([])
})

test('a link is followed while a fold is on its way, and the fold after it', async ({ page }) => {
  await page.goto('/services')
  await hydrated(page)
  await slowDown(page)

  await page.getByRole('main').getByRole('link', { name: 'Gaming' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaming')
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Home', exact: true })
    .click({ timeout: 5000 })
  await page.getByRole('main').getByRole('link', { name: 'Custom Software' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Custom Software/)
  await expect(pageFold(page)).toBeVisible()
})

test('a transition that the browser gives up is silent', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.skipTransition()
      return transition
    }
  })
  await page.goto('/services')
  await hydrated(page)

  await page.getByRole('main').getByRole('link', { name: 'Gaming' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaming')
  await expect(pageFold(page)).toHaveCSS('view-transition-name', 'none')
})

test.describe('for visitors who ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the page changes without one', async ({ page }) => {
    await page.goto('/services')
    await hydrated(page)
    await slowDown(page)

    await page.getByRole('main').getByRole('link', { name: 'Gaming' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaming')
    expect(await transitions(page)).toEqual([])
  })
})

test('a browser that has no such transitions changes the page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await page.goto('/services')
  await hydrated(page)

  await page.getByRole('main').getByRole('link', { name: 'Gaming' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaming')
  await expect(page.getByRole('main')).toBeFocused()
})
