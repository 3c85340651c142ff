import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { NIGHT } from './night.ts'
import { visit } from './page-actions.ts'

/** The addresses of the cards that no closed group hides. */
const visibleCards = (page: Page) =>
  page
    .locator('article .card-link:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

async function follow(page: Page, href = '') {
  const card = page.getByRole('main').getByRole('article')
  await card.locator(`a[href="${href}"]`).filter({ visible: true }).last().click()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('main')).toBeFocused()
}

/** Slows every animation down, so that a test can inspect it while it runs. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 })
  return () => session.send('Animation.setPlaybackRate', { playbackRate: 1 })
}

/** The animations of a page change, by animated pseudo-element. */
const transitions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
      .filter((name) => name.startsWith('::view-transition')),
  )

// The last page has a fold of its own, which stays behind.
for (const from of ['/services', '/journal/the-knot']) {
  test(`the fold of a card on ${from} morphs into the fold of its page, and nothing else moves`, {
    tag: NIGHT,
  }, async ({ page }) => {
    await visit(page, from)
    const hurry = await slowDown(page)

    await follow(page, (await visibleCards(page)).at(-1))
    await expect.poll(() => transitions(page)).toContain('::view-transition-group(fold)')
    const moving = await transitions(page)
    expect(moving.filter((each) => !each.endsWith('(fold)'))).toEqual([])

    await hurry()
    await expect.poll(() => transitions(page)).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(from)
    expect(await transitions(page)).toEqual([])
  })
}

test('a link outside cards changes the page without a transition, also during another one; so does a card with less motion', {
  tag: NIGHT,
}, async ({ page }) => {
  await visit(page, '/services')
  const [service, other] = await visibleCards(page)
  await slowDown(page)
  await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').first().click()
  await expect(page).toHaveURL('/privacy-policy')
  expect(await transitions(page)).toEqual([])

  await page.goBack()
  await follow(page, service)
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await follow(page, other)
  expect(await transitions(page)).toEqual([])
})
