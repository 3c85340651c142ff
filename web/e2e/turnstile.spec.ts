import type { Page, Route } from '@playwright/test'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { expect, test } from './fixtures.ts'
import { NIGHT } from './night.ts'
import { field, named, visit } from './page-actions.ts'

const SITE_KEY = 'a-site-key'
const TURNSTILE = /^https:\/\/challenges\.cloudflare\.com\//

test.use({
  allowedMessages:
    /^third party: https:\/\/challenges\.cloudflare\.com\/|^error: Failed to load resource.*turnstile/,
})

/**
 * Changes the contact page as a site key in the settings would: its data and its policy. Turnstile's
 * script is a fake that provides a token immediately, or the response of `script`.
 */
async function switchOn(page: Page, script: (route: Route) => Promise<void> = fakeTurnstile) {
  await page.route(
    ({ pathname }) => pathname === '/contact',
    async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      const policy = headers['content-security-policy'] ?? ''
      const hashes = (directive: string) =>
        new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.match(/'sha256-[^']+'/g) ?? []
      const sources = { scripts: hashes('script-src'), styles: hashes('style-src') }
      await route.fulfill({
        response,
        headers: { ...headers, ...securityHeaders(sources, { turnstileSiteKey: SITE_KEY }) },
      })
    },
  )
  await page.route('/assets/*/contact.json', async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    data.form.turnstileSiteKey = SITE_KEY
    await route.fulfill({ response, json: data })
  })
  await page.route(TURNSTILE, script)
}

function fakeTurnstile(route: Route): Promise<void> {
  const body = `window.turnstile = {
    made: 0,
    render(place, { sitekey, callback }) {
      this.made++
      place.textContent = 'Check ' + this.made + ' by ' + sitekey
      callback('token-' + this.made)
      return 'widget'
    },
    remove() {},
  }`
  return route.fulfill({ contentType: 'text/javascript', body })
}

/** Sends an enquiry, expects success, and returns the token that was sent with it. */
async function send(page: Page, name: string) {
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill('ada@prospect.example')
  await field(page, 'Message').fill('Two days of advice.')
  const answer = page.waitForResponse('**/api/contact')
  await named(page, 'button', 'Send message').click()
  const response = await answer
  expect(response.status()).toBe(201)
  return response.request().headers()['turnstile-token']
}

test('with a site key, the form has the widget and sends each of its tokens once', {
  tag: NIGHT,
}, async ({ page }) => {
  await switchOn(page)
  await visit(page, '/contact')
  const form = page.locator('form', { hasText: 'Message' })

  await expect(form).toContainText(`Check 1 by ${SITE_KEY}`)
  expect(await send(page, 'Ada First')).toBe('token-1')
  await expect(field(page, 'Message')).toHaveValue('')
  await expect(form).toContainText(`Check 2 by ${SITE_KEY}`)
  expect(await send(page, 'Ada Second')).toBe('token-2')
})

test('an enquiry is sent even if the Turnstile script cannot be loaded', { tag: NIGHT }, async ({
  page,
}) => {
  await switchOn(page, (route) => route.fulfill({ status: 404 }))
  await visit(page, '/contact')

  expect(await send(page, 'Ada Blocker')).toBeUndefined()
})
