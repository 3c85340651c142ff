import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { test as base, expect, type Page } from '@playwright/test'
import { serveBuiltSite } from '#web/bench/serve-built-site.ts'
import { DIST } from '#web/output-folders.ts'

/** The operator token for reading enquiries in the tests. */
export const OPERATOR_TOKEN = 'a-token-for-the-journeys-only'

const ROOT = join(import.meta.dirname, '../..')

interface Enquiry {
  id: string
  reference: string
  name: string
  email: string
  message: string
}

/** The tests' access to the site's data. */
export type Site = Awaited<ReturnType<typeof serveSite>>

/**
 * Tests with the built site of the tests' company. Beside it, the files of the owner's site at `ownUrl`, for the tests
 * that ask for them.
 */
export const withSite = base.extend<object, { site: Site; ownUrl: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from here.
    async ({}, use) => {
      const site = await serveSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],

  ownUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from here.
    async ({}, use) => {
      await use(await serveBuiltSite())
    },
    { scope: 'worker' },
  ],
})

/**
 * Serves the built site with its own wrangler.toml on a free loopback port, with an empty database, in
 * the environment of playwright.config.ts. The Worker can send mail, which stays on this machine.
 */
async function serveSite() {
  // Loaded here, because Playwright's main process loads this file, too, and serves nothing.
  const { createTestHarness, unstable_readConfig } = await import('wrangler')
  // Without the build, and without its empty list of cron triggers, which the harness does not accept in this form.
  const { build, triggers, ...config } = unstable_readConfig({
    config: join(ROOT, 'wrangler.toml'),
  })
  const server = createTestHarness({
    root: ROOT,
    workers: [
      {
        config: {
          ...config,
          assets: { ...config.assets, directory: DIST },
          vars: { EMAIL_FROM: 'site@company.example', EMAIL_TO: 'us@company.example' },
          send_email: [{ name: 'EMAIL' }],
        },
        secrets: { OPERATOR_TOKEN },
      },
    ],
  })
  const url = (await server.listen()).url.origin
  const worker = server.getWorker<{ DB: D1Database }>()
  await worker.applyD1Migrations('DB')
  const { DB: database } = await worker.getEnv()
  const renameTables = (from: string, to: string) =>
    database.batch(
      ['enquiry', 'subscription'].map((table) =>
        database.prepare(`ALTER TABLE ${table}${from} RENAME TO ${table}${to}`),
      ),
    )
  return {
    url,
    database,
    stop: () => server.close(),
    /** The enquiries from GET /api/contacts, newest first. */
    async readEnquiries() {
      const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }
      const response = await fetch(`${url}/api/contacts`, { headers })
      return ((await response.json()) as { contacts: Enquiry[] }).contacts
    },
    /** Runs an action while the tables are missing, which simulates a storage failure. */
    async whileStorageFails(action: () => Promise<void>) {
      await renameTables('', '_away')
      try {
        await action()
      } finally {
        await renameTables('_away', '')
      }
    },
  }
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
export const STATUS_ERROR = /^error: Failed to load resource: the server responded with a status of/

export { expect }
