import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const benefitsLink = (page: Page) => page.getByRole('link', { name: 'View All Benefits' })
const benefits = (page: Page) => page.getByRole('heading', { name: 'Why Work With Us?' })
/** The first control after the benefits, which hold none. */
const afterBenefits = (page: Page) =>
  page.getByRole('link', { name: 'Apply Now: Senior Full-Stack Developer' }).first()
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Presses Enter on a link, once the browser has told the page that it scrolled there. */
async function follow(page: Page, link: ReturnType<Page['getByRole']>) {
  await link.focus()
  await page.waitForTimeout(100)
  await page.keyboard.press('Enter')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'in the app' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the next Tab after "View All Benefits" goes on from the benefits', async ({ page }) => {
      await page.goto('/careers')
      if (javaScriptEnabled) await hydrated(page)

      await follow(page, benefitsLink(page))
      await expect(page).toHaveURL('/careers#benefits')
      await expect(benefits(page)).toBeInViewport()
      await page.keyboard.press('Tab')

      await expect(afterBenefits(page)).toBeFocused()
    })

    test('the next Tab after "Skip to content" goes on from the page', async ({ page }) => {
      await page.goto('/services')
      if (javaScriptEnabled) await hydrated(page)

      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Tab')

      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
    })

    test('the next Tab after a link of the contents goes on from its section', async ({ page }) => {
      await page.goto('/terms-of-service')
      if (javaScriptEnabled) await hydrated(page)

      const contents = page.getByRole('navigation', { name: 'Contents' })
      await follow(page, contents.getByRole('link', { name: 'Contact' }))
      await expect(page).toHaveURL('/terms-of-service#contact')
      await page.keyboard.press('Tab')

      await expect(page.locator('#contact').getByRole('link').first()).toBeFocused()
    })
  })
}

for (const [from, name] of [
  ['/services', 'on the page itself'],
  ['/contact', 'on another page'],
] as const) {
  test(`focus follows a link to a group of services that stands ${name}`, async ({ page }) => {
    await page.goto(from)
    await hydrated(page)

    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cloud Solutions' })
    await follow(page, link)
    await expect(page).toHaveURL('/services#cloud')
    await expect(page.locator('#cloud')).toBeFocused()
    await page.keyboard.press('Tab')

    await expect(page.locator('#cloud').getByRole('link').first()).toBeFocused()
  })
}

test('a place that is jumped to shows no ring: it cannot be operated', async ({ page }) => {
  await page.goto('/careers')
  await hydrated(page)

  await follow(page, benefitsLink(page))

  const place = page.locator('#benefits')
  await expect(place).toBeFocused()
  await expect(place).toHaveCSS('outline-style', 'none')
  await expect(place).toHaveCSS('box-shadow', 'none')
})

test('a link leads to its place again after the reader has left it', async ({ page }) => {
  await page.goto('/careers')
  await hydrated(page)
  await follow(page, benefitsLink(page))
  await expect(benefits(page)).toBeInViewport()

  await follow(page, benefitsLink(page))

  await expect(benefits(page)).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(afterBenefits(page)).toBeFocused()
})

test('back and forward return to where each place was left', async ({ page }) => {
  await page.goto('/careers')
  await hydrated(page)
  await benefitsLink(page).focus()
  const before = await scrolled(page)
  await follow(page, benefitsLink(page))
  await expect(benefits(page)).toBeInViewport()
  await page.mouse.wheel(0, 150)
  await page.waitForTimeout(100)
  const after = await scrolled(page)

  await page.goBack()
  await expect(page).toHaveURL('/careers')
  await expect.poll(() => scrolled(page)).toBe(before)
  await page.goForward()

  await expect(page).toHaveURL('/careers#benefits')
  await expect.poll(() => scrolled(page)).toBe(after)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('the drawer closes when its link leads to the page that is open', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Open the menu' }).click()

    await page.getByRole('dialog').getByRole('link', { name: 'Home', exact: true }).click()

    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
