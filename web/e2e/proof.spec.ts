import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, hydrated, SITE_KEY, test, widgetOf } from './turnstile-site.ts'

const OFFER = /^One more step, if you like: /
const ARRIVED = /Your enquiry has arrived anyway/

async function enquire(page: Page, name: string) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill('ada@prospect.example')
  await page.getByLabel('Message').fill('We need a portal.')
  await page.getByRole('button', { name: 'Send message' }).click()
}

const thanked = (page: Page) =>
  expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()

const step = (page: Page) => page.getByRole('status').filter({ hasText: /enquiry/ })
const verify = async (page: Page) =>
  (await widgetOf(page)).getByRole('button', { name: 'Verify you are human' })

test('the sender of a held enquiry is thanked as ever, passes the check, and is released', async ({
  page,
  site,
  turnstile,
}) => {
  const statusOf = async (name: string) =>
    (await site.readEnquiries()).find((enquiry) => enquiry.name === name)?.status
  await page.goto('/contact')
  await hydrated(page)

  await enquire(page, 'Ada Held')

  await thanked(page)
  await expect(page.getByText("We'll get back to you within 24 hours.").first()).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(step(page)).toHaveText(OFFER)
  expect(await statusOf('Ada Held')).toBe('held')

  await (await verify(page)).click()

  await expect(step(page)).toHaveText(/^Thank you\./)
  expect(await statusOf('Ada Held')).toBe('new')
  expect(turnstile.widgets).toEqual([
    expect.objectContaining({
      sitekey: SITE_KEY,
      action: 'enquiry',
      cData: expect.stringMatching(/^[\da-f-]{36}$/),
      theme: 'auto',
      size: 'normal',
    }),
  ])
})

test('the check is there for a visitor who came to the form from another page of the site', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/contact')

  await enquire(page, 'Ada Guest')

  await expect(await verify(page)).toBeVisible()
})

test('nobody but us is asked, and nothing more is loaded, for an enquiry that is not held', async ({
  page,
  site,
  turnstile,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  turnstile.holds = false
  await page.goto('/contact')
  await hydrated(page)

  await enquire(page, 'Ada Welcome')

  await thanked(page)
  await page.waitForLoadState('networkidle')
  await expect(step(page)).toHaveCount(0)
  expect(asked.filter((url) => !url.startsWith(site.url) || url.includes('proof'))).toEqual([])
})

test('the step is taken, or closed, with the keyboard alone, and the focus goes on from there', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  await enquire(page, 'Ada Keys')
  const close = page.getByRole('button', { name: 'Close', exact: true }).and(page.locator('main *'))
  await expect(close).toBeVisible()
  const button = await verify(page)
  await expect(button).toBeVisible()

  await page.getByRole('button', { name: 'Send message' }).focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(step(page)).toHaveText(/^Thank you\./)
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(step(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
})

for (const outcome of ['error-callback', 'expired-callback', 'timeout-callback'] as const) {
  test(`a check that ends with ${outcome} says that the enquiry has arrived`, async ({
    page,
    site,
    turnstile,
  }) => {
    turnstile.outcome = outcome
    await page.goto('/contact')
    await hydrated(page)
    await enquire(page, `Ada ${outcome}`)

    await (await verify(page)).click()

    await expect(step(page)).toHaveText(ARRIVED)
    const [enquiry] = await site.readEnquiries()
    expect(enquiry).toMatchObject({ name: `Ada ${outcome}`, status: 'held' })
  })
}

test('a token that is not good says that the enquiry has arrived', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await enquire(page, 'Ada Program')
  const widget = await widgetOf(page)

  await widget.evaluate(() =>
    parent.postMessage({ call: 'callback', token: 'made-up' }, { targetOrigin: '*' }),
  )

  await expect(step(page)).toHaveText(ARRIVED)
})

test('a proof stays one when its token expires afterwards', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await enquire(page, 'Ada Slow')
  await (await verify(page)).click()
  await expect(step(page)).toHaveText(/^Thank you\./)

  await (await widgetOf(page)).evaluate(() =>
    parent.postMessage({ call: 'expired-callback' }, { targetOrigin: '*' }),
  )

  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(step(page)).toHaveText(/^Thank you\./)
})

test.describe('when something is away', () => {
  test.use({
    allowedMessages: /^third party: https:\/\/challenges|net::ERR_|Failed to load resource/,
  })

  test('a script that cannot be loaded says that the enquiry has arrived, and the next one tries again', async ({
    page,
  }) => {
    await page.route(/\/turnstile\/v0\/api\.js/, (route) => route.abort(), { times: 1 })
    await page.goto('/contact')
    await hydrated(page)

    await enquire(page, 'Ada Blocker')

    await thanked(page)
    await expect(step(page)).toHaveText(ARRIVED)
    await enquire(page, 'Ada Again')
    await expect(step(page)).toHaveText(OFFER)
    await verify(page)
  })

  test('a part of the app that cannot be loaded leaves the thanks as they are', async ({
    page,
    turnstile,
  }) => {
    await page.route(/proof-step/, (route) => route.abort())
    await page.goto('/contact')
    await hydrated(page)

    await enquire(page, 'Ada Tunnel')

    await thanked(page)
    await expect(page.getByLabel('Message')).toHaveValue('')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(turnstile.widgets).toEqual([])
  })

  test('a proof that nobody can check says that the enquiry has arrived', async ({
    page,
    site,
    siteverify,
  }) => {
    siteverify.answers = false
    await page.goto('/contact')
    await hydrated(page)
    await enquire(page, 'Ada Outage')

    await (await verify(page)).click()

    await expect(step(page)).toHaveText(ARRIVED)
    expect((await site.readEnquiries())[0]).toMatchObject({ name: 'Ada Outage', status: 'held' })
  })
})

test.describe('under the policy', () => {
  test.use({
    allowedMessages:
      /^third party: https:\/\/challenges|Content Security [Pp]olicy|TrustedScriptURL/,
  })

  test('no other address than that of Turnstile becomes a script', async ({ page }) => {
    await page.goto('/contact')
    await hydrated(page)
    await enquire(page, 'Ada Guard')
    await verify(page)

    const attempts = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown }
      }
      const refusal = (action: () => unknown) => {
        try {
          action()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      }
      const rules = { createScriptURL: (asked: string) => asked }
      const script = document.createElement('script')
      return [
        refusal(() => trustedTypes.createPolicy('turnstile', rules)),
        refusal(() => trustedTypes.createPolicy('another', rules)),
        refusal(() => trustedTypes.createPolicy('default', rules)),
        refusal(() => {
          script.src = 'https://challenges.cloudflare.com/turnstile/v0/api.js'
        }),
      ]
    })

    expect(attempts).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
  })
})

for (const theme of ['light', 'dark'] as const) {
  for (const width of [320, 375, 1280]) {
    test(`the step has its place at ${width} px, ${theme}, and is accessible`, async ({
      page,
      turnstile,
    }, testInfo) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/contact')
      await page.evaluate((name) => localStorage.setItem('theme', name), theme)
      await page.reload()
      await hydrated(page)
      await enquire(page, 'Ada Looker')
      await expect(step(page)).toBeVisible()
      await verify(page)

      expect(turnstile.widgets).toMatchObject([{ theme, size: width < 340 ? 'compact' : 'normal' }])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      await step(page).scrollIntoViewIfNeeded()
      await page.screenshot({ path: testInfo.outputPath('step.png') })
    })
  }
}
