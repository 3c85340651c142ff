import type { D1Database } from '@cloudflare/workers-types'
import { test as base, expect, type Page } from '@playwright/test'
import { DIST, OWN_DIST } from '#web/output.ts'
import { serveSite } from './serve-site.ts'

/** The operator token for reading enquiries in the tests. */
export const OPERATOR_TOKEN = 'a-token-for-the-journeys-only'

interface Enquiry {
  id: string
  reference: string
  name: string
  email: string
  message: string
  status: string
  reasons: string[]
}

interface Subscription {
  email: string
  state: string
}

/** The tests' access to the site's data. */
export interface Site {
  url: string
  database: D1Database
  /** The enquiries from GET /api/contacts, newest first. */
  readEnquiries(): Promise<Enquiry[]>
  /** The stored subscriptions, oldest first. */
  readSubscriptions(): Promise<Subscription[]>
  /** Runs an action while the tables are missing, which simulates a storage failure. */
  whileStorageFails(action: () => Promise<void>): Promise<void>
}

/**
 * Tests with the built site, served by its own wrangler.toml with a fresh database; its mail stays here. Beside it, the
 * owner's site at `ownUrl`, for the tests that ask for it.
 */
export const withSite = base.extend<object, { site: Site; ownUrl: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from here.
    async ({}, use) => {
      const { site, stop } = await openSite()
      await use(site)
      await stop()
    },
    { scope: 'worker' },
  ],

  ownUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from here.
    async ({}, use) => {
      const { url, stop } = await serveSite(OPERATOR_TOKEN, OWN_DIST)
      await use(url.origin)
      await stop()
    },
    { scope: 'worker' },
  ],
})

async function openSite() {
  const { url, worker, stop } = await serveSite(OPERATOR_TOKEN, DIST)
  const { DB } = await worker.getEnv()
  const site: Site = {
    url: url.origin,
    database: DB,
    async readEnquiries() {
      const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }
      const response = await fetch(new URL('/api/contacts', url), { headers })
      const { contacts } = (await response.json()) as { contacts: Enquiry[] }
      return contacts
    },
    async readSubscriptions() {
      const query = DB.prepare('SELECT email, state FROM subscription ORDER BY seq')
      return (await query.all<Subscription>()).results
    },
    async whileStorageFails(action) {
      const rename = (from: string, to: string) =>
        DB.batch(
          ['contact', 'subscription'].map((table) =>
            DB.prepare(`ALTER TABLE ${table}${from} RENAME TO ${table}${to}`),
          ),
        )
      await rename('', '_away')
      try {
        await action()
      } finally {
        await rename('_away', '')
      }
    },
  }
  return { site, stop }
}

/**
 * Tests of that site in Chromium. A console message fails a test, except `allowedMessages`, which it causes
 * on purpose; so does a request to a third party.
 */
export const test = withSite.extend<{
  allowedMessages: RegExp
  silence: undefined
  /** The name under which the browser is signed in to the inbox. */
  operator: string
}>({
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },

  // The rate limit of forms counts by IP address: every test is a separate visitor to the Worker.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from here.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'cf-connecting-ip': crypto.randomUUID() })
  },

  // A headless shell reports a mouse at 0, 0 at every load, which is no input of a visitor.
  context: async ({ context, operator }, use) => {
    if (operator) {
      const form = { name: operator, password: OPERATOR_TOKEN }
      await context.request.post('/api/session', { form, maxRedirects: 0 })
    }
    await context.addInitScript(() => {
      const ignore = (event: Event) => {
        const { clientX, clientY, isTrusted } = event as PointerEvent
        if (isTrusted && clientX === 0 && clientY === 0) event.stopImmediatePropagation()
      }
      addEventListener('pointerover', ignore, true)
    })
    await use(context)
  },

  allowedMessages: [/^nothing$/, { option: true }],
  operator: ['', { option: true }],

  silence: [
    async ({ context, baseURL, allowedMessages }, use) => {
      const noise: string[] = []
      const listen = (page: Page) => {
        page.on('console', (message) =>
          noise.push(`${message.type()}: ${message.text()} (${message.location().url})`),
        )
        page.on('pageerror', (error) => noise.push(`error: ${error.message}`))
      }
      context.on('page', listen)
      context.on('request', (request) => {
        const isOwn = request.url().startsWith(baseURL ?? '')
        if (!isOwn) noise.push(`third party: ${request.url()}`)
      })
      await use(undefined)
      const unexpected = noise.filter((line) => !allowedMessages.test(line) && !TWO_WAYS.test(line))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Chromium's messages about the drawer's button, which has a fallback for browsers without commands, and about a
 * change of pages in the inbox that another one overtakes.
 */
const TWO_WAYS =
  /^warning: popovertarget is ignored on elements with commandfor|^error: Transition was (?:skipped|aborted)/

/** The browser's own console message for a page or request with an error status. */
export const STATUS_LINE = /^error: Failed to load resource: the server responded with a status of/

export { expect }
