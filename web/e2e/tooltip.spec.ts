import type { Page } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { expect, hydrated, test } from './fixtures.ts'

const { technologies } = loadContent()['pages/home']

const CHUNK = '**/assets/tooltips-*.js'
const tooltip = (page: Page) => page.getByRole('tooltip')
const technology = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: technologies.heading }) })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
const socialLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: `Lumenfold on ${name}` })

/** Opens the home page with its clock standing still. */
async function openHome(page: Page) {
  await page.goto('/')
  await hydrated(page)
  await technology(page, 'React').scrollIntoViewIfNeeded()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** Points at a technology and waits until its tooltip could open. */
async function pointAt(page: Page, name: string) {
  await technology(page, name).hover()
  await expect(technology(page, name)).toHaveAttribute('data-state')
}

async function pointAway(page: Page) {
  const far = { x: 5, y: 5 }
  await page.mouse.move(far.x, far.y, { steps: 3 })
  await expect(async () => {
    await page.mouse.move(far.x + 1, far.y)
    await page.mouse.move(far.x, far.y)
    await expect(tooltip(page)).toBeHidden({ timeout: 100 })
  }).toPass()
}

test('the first tooltip opens 700 ms after the pointer came, and not after 699', async ({
  page,
}) => {
  await openHome(page)

  await pointAt(page, 'React')
  await page.clock.runFor(699)
  await expect(technology(page, 'React')).toHaveAttribute('data-state', 'closed')
  await expect(tooltip(page)).toBeHidden()
  await page.clock.runFor(1)

  await expect(tooltip(page)).toHaveText('Screens that several teams change in the same week.')
  await expect(technology(page, 'React')).toHaveAccessibleDescription(/^Screens that/)
})

test('the time its code takes to arrive counts, the first time only', async ({ page }) => {
  await openHome(page)
  const arrival = Promise.withResolvers<void>()
  await page.route(CHUNK, async (route) => {
    await arrival.promise
    await route.continue()
  })

  await technology(page, 'React').hover()
  await page.clock.runFor(500)
  arrival.resolve()
  await expect(technology(page, 'React')).toHaveAttribute('data-state', 'closed')
  await page.clock.runFor(199)
  await expect(technology(page, 'React')).toHaveAttribute('data-state', 'closed')
  await page.clock.runFor(1)
  await expect(tooltip(page)).toBeVisible()

  await pointAway(page)
  await page.clock.runFor(300)
  await pointAt(page, 'React')
  await page.clock.runFor(699)
  await expect(tooltip(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(tooltip(page)).toBeVisible()
})

test('until 300 ms after one closed the next opens at once, and then it waits again', async ({
  page,
}) => {
  await openHome(page)
  await pointAt(page, 'React')
  await page.clock.runFor(700)
  await expect(tooltip(page)).toBeVisible()

  await pointAway(page)
  await page.clock.runFor(299)
  await pointAt(page, 'Python')
  await expect(tooltip(page)).toHaveText(/^Data pipelines/)

  await pointAway(page)
  await page.clock.runFor(300)
  await pointAt(page, 'Go')
  await expect(tooltip(page)).toBeHidden()
  await page.clock.runFor(699)
  await expect(tooltip(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(tooltip(page)).toHaveText(/^Services that take/)
})

test('a tooltip opens at once by keyboard, keeps the focus where it is, and Escape closes it', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: 'All services', exact: true }).focus()

  await page.keyboard.press('Tab')
  await expect(technology(page, 'TypeScript')).toBeFocused()
  await expect(tooltip(page)).toHaveText(/^Every front end/)
  await page.keyboard.press('Tab')
  await expect(technology(page, 'React')).toBeFocused()
  await expect(tooltip(page)).toHaveText(/^Screens that/)
  await page.keyboard.press('Escape')

  await expect(tooltip(page)).toBeHidden()
  await expect(technology(page, 'React')).toBeFocused()
  await expect(technology(page, 'React')).toHaveAccessibleDescription('')
})

test('a tooltip stays while the pointer is on it', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await pointAt(page, 'React')
  await expect(tooltip(page)).toBeVisible()

  await tooltip(page).hover()
  await page.waitForTimeout(300)

  await expect(tooltip(page)).toBeVisible()
})

for (const name of ['LinkedIn', 'GitHub', 'YouTube']) {
  test(`the social link to ${name} has its name and its tooltip`, async ({ page }) => {
    await page.goto('/contact')
    await hydrated(page)

    await socialLink(page, name).hover()

    await expect(tooltip(page)).toHaveText(name)
  })
}

test('nothing is loaded before the first pointer or focus, and the control is never replaced', async ({
  page,
}) => {
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/assets/tooltips-')) requests += 1
  })
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const control = technology(page, 'Swift')
  const before = await control.evaluate((element) => {
    Object.assign(element, { known: true })
    return element.outerHTML
  })
  expect(requests).toBe(0)
  expect(before).not.toMatch(/data-state|aria-describedby|style=/)

  await control.hover()

  await expect(tooltip(page)).toBeVisible()
  expect(requests).toBe(1)
  expect(await control.evaluate((element) => 'known' in element)).toBe(true)
})

test('a pointer that came before the app opens the tooltip, too', async ({ page }) => {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await technology(page, 'Kotlin').hover()

  arrival.resolve()

  await expect(tooltip(page)).toHaveText(/^Android apps/)
})

test('a tooltip adds no style element and breaks no rule of the policy', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      document.documentElement.dataset.violated = violatedDirective
    })
  })
  await page.goto('/')
  await hydrated(page)
  const styles = () => page.locator('style, link[rel=stylesheet]').count()
  const before = await styles()

  await pointAt(page, 'React')

  await expect(tooltip(page)).toBeVisible()
  expect(await styles()).toBe(before)
  await expect(page.locator('html')).not.toHaveAttribute('data-violated')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } })

  test('a tap opens no tooltip', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)

    await technology(page, 'React').tap()
    await expect(technology(page, 'React')).toHaveAttribute('data-state', 'closed')
    await page.waitForTimeout(900)

    await expect(tooltip(page)).toBeHidden()
  })
})
