import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const menu = (page: Page) => page.locator('#services-menu')
const trigger = (page: Page) => page.getByRole('button', { name: 'Services' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test('the header changes at 51 px of scrolling and not at 50', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const header = page.getByRole('banner')
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow)

  await page.evaluate(() => window.scrollTo(0, 50))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(header).not.toHaveAttribute('data-scrolled')
  const before = await shadow()
  await page.evaluate(() => window.scrollTo(0, 51))

  await expect(header).toHaveAttribute('data-scrolled')
  await expect.poll(shadow).not.toBe(before)
})

test('the link of the current page is marked', async ({ page }) => {
  await page.goto('/')

  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')

  await expect(current).toHaveText(['Home'])
})

test('Services is marked on every page of a service, and nowhere else', async ({ page }) => {
  await page.goto('/services/gen-ai')
  await expect(trigger(page)).toHaveAttribute('aria-current', 'true')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()

  await expect(page).toHaveURL('/blog')
  await expect(trigger(page)).not.toHaveAttribute('aria-current')
})

test('the services menu holds its three groups, nine links and the way to all', async ({
  page,
}) => {
  await page.goto('/contact')

  await trigger(page).click()

  await expect(menu(page)).toBeVisible()
  await expect(menu(page).locator('.menu-heading')).toHaveText([
    'Development',
    'AI & Data',
    'Emerging Tech',
  ])
  const addresses = await menu(page)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(
    [
      'web-development',
      'app-development',
      'custom-software',
      'gen-ai',
      'data-analytics',
      'automation-apps',
      'blockchain-cryptography',
      'ar-vr-xr',
      'metaverse',
    ].map((id) => `/services/${id}`),
  )
  await expect(menu(page).getByText('25+ Services Available')).toBeVisible()
  const all = menu(page).getByRole('link', { name: 'View All Services' })
  await expect(all).toHaveAttribute('href', '/services')
})

test('hovering opens the menu after 200 ms, and 150 ms after leaving it closes', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)

  await trigger(page).hover()
  await page.clock.runFor(199)
  await expect(menu(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(menu(page)).toBeVisible()

  await page.mouse.move(5, 700)
  await page.clock.runFor(149)
  await expect(menu(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(menu(page)).toBeHidden()
})

test('a menu that hovering opened stays when its trigger is clicked', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await trigger(page).hover()
  await expect(menu(page)).toBeVisible()

  await trigger(page).click()
  await page.mouse.move(5, 700)
  await page.waitForTimeout(400)
  await expect(menu(page)).toBeVisible()

  await trigger(page).click()
  await expect(menu(page)).toBeHidden()
})

test('the menu works by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  await expect(trigger(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(trigger(page)).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services/web-development')
  await expect(menu(page)).toBeHidden()
})

/** Opens a page whose app arrives only when the returned function is called. */
async function openBeforeTheApp(page: Page, path: string) {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(path)
  return arrival.resolve
}

test('the menu opened before the app arrives stays open and keeps its focus', async ({ page }) => {
  const arrive = await openBeforeTheApp(page, '/')
  await trigger(page).click()
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link').first()).toBeFocused()

  arrive()
  await hydrated(page)

  await expect(menu(page)).toBeVisible()
  await expect(menu(page).getByRole('link').first()).toBeFocused()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('the drawer enters from the right with its seven links', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)

    await page.getByRole('button', { name: 'Open the menu' }).click()

    await expect(drawer(page).getByRole('list').getByRole('link')).toHaveText([
      'Home',
      'About',
      'Case Studies',
      'Blog',
      'Careers',
      'Services',
      'Get Started',
    ])
    await expect(drawer(page).getByRole('link')).toHaveCount(9)
    await expect
      .poll(async () => {
        const box = await drawer(page).boundingBox()
        const width = await page.evaluate(() => document.documentElement.clientWidth)
        return box && Math.round(box.x + box.width - width)
      })
      .toBe(0)
    await drawer(page).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    await expect(drawer(page)).toBeHidden()
  })

  test('the drawer works by keyboard alone and gives the focus back', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Open the menu' }).focus()

    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(drawer(page).getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Escape')

    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
  })

  test('the drawer opened before the app arrives stays open and leads on', async ({ page }) => {
    const arrive = await openBeforeTheApp(page, '/')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(drawer(page)).toBeVisible()

    arrive()
    await hydrated(page)

    await expect(drawer(page)).toBeVisible()
    await drawer(page).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    await expect(drawer(page)).toBeHidden()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('the drawer opens, leads on, and closes', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Open the menu' }).click()
      await page.getByRole('button', { name: 'Close the menu' }).click()
      await expect(drawer(page)).toBeHidden()

      await page.getByRole('button', { name: 'Open the menu' }).click()
      await drawer(page).getByRole('link', { name: 'Services' }).click()

      await expect(page).toHaveURL('/services')
    })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the services menu opens by click and by key, and leads on', async ({ page }) => {
    await page.goto('/')
    await trigger(page).click()
    await expect(menu(page)).toBeVisible()
    await trigger(page).click()
    await expect(menu(page)).toBeHidden()

    await trigger(page).focus()
    await page.keyboard.press('Enter')
    await menu(page).getByRole('link', { name: 'Metaverse' }).click()

    await expect(page).toHaveURL('/services/metaverse')
  })
})
