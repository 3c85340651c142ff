import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { createTurnstile } from '#worker/test/turnstile.ts'
import { test as base } from './fixtures.ts'

/** One of the keys that Cloudflare gives for tests. */
export const SITE_KEY = '1x00000000000000000000AA'
const TURNSTILE = 'https://challenges.cloudflare.com'
const SCRIPT = `${TURNSTILE}/turnstile/v0/api.js?render=explicit`
const FRAME = `${TURNSTILE}/cdn-cgi/challenge-platform/widget`

/** What the widget calls when its button is pressed. */
type Outcome = 'callback' | 'error-callback' | 'expired-callback' | 'timeout-callback'

interface TurnstileSite {
  /** What the widgets of the page were shown with, in order. */
  widgets: Record<string, string>[]
  /** Whether the next enquiries are held. */
  holds: boolean
  outcome: Outcome
}

interface WorkerFixtures {
  /** Turnstile's siteverify on loopback; `answers` says whether it works. */
  siteverify: ReturnType<typeof createTurnstile> & { answers: boolean; url: string }
}

const SECRET = 'secret-of-the-widget'

/**
 * The site as it is with Turnstile switched on: the pages under the policy of a site key, a Worker
 * with that key in its settings, and Turnstile's script, widget and siteverify as far as their
 * documentation goes.
 */
export const test = base.extend<{ turnstile: TurnstileSite }, WorkerFixtures>({
  entry: ['worker/test/worker-with-turnstile.ts', { scope: 'worker' }],

  siteverify: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from here.
    async ({}, use) => {
      const service = { ...createTurnstile(SECRET), answers: true, url: '' }
      const server = createServer(async (request, response) => {
        const asked = (await json(request)) as object
        if (service.answers) response.end(JSON.stringify(service.verify(asked)))
        else response.writeHead(500).end('It broke.')
      })
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      await use(service)
      server.close()
    },
    { scope: 'worker' },
  ],

  secrets: [
    async ({ siteverify }, use) => {
      await use({ SITE_KEY, TURNSTILE_SECRET: SECRET, SITEVERIFY_URL: siteverify.url })
    },
    { scope: 'worker' },
  ],

  turnstile: [
    async ({ page, site, siteverify }, use) => {
      const state: TurnstileSite = { widgets: [], holds: true, outcome: 'callback' }
      siteverify.answers = true

      await page.route(
        (url) => url.origin === site.url && !url.pathname.startsWith('/api/'),
        async (route) => {
          if (route.request().resourceType() !== 'document') return route.fallback()
          const response = await route.fetch()
          const headers = response.headers()
          const policy = policyWithSiteKey(headers['content-security-policy'] ?? '')
          await route.fulfill({
            response,
            headers: { ...headers, 'content-security-policy': policy },
          })
        },
      )

      await page.route('/api/contact', async (route) => {
        if (!state.holds) return route.fallback()
        // Held by hand, since what the spam filter holds may change; a repeat is answered by what is stored.
        const { id } = await (await route.fetch()).json()
        const hold = "UPDATE contact SET status = 'held' WHERE id = ?1"
        await site.database.prepare(hold).bind(id).run()
        await route.fulfill({ response: await route.fetch() })
      })

      await page.route(SCRIPT, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `(${runScript})('${FRAME}')` }),
      )
      await page.route(`${FRAME}?*`, (route) => {
        const shown = Object.fromEntries(new URL(route.request().url()).searchParams)
        state.widgets.push(shown)
        const { action = '', cData: cdata = '' } = shown
        const hostname = new URL(site.url).hostname
        const token = siteverify.makeToken({ action, cdata, hostname })
        return route.fulfill({
          contentType: 'text/html',
          body: widgetPage(shown, { call: state.outcome, token }),
        })
      })

      await use(state)
    },
    { auto: true },
  ],

  allowedMessages: /^third party: https:\/\/challenges\.cloudflare\.com\//,
})

/** The frame of the widget, which is in a closed shadow tree. */
export async function widgetOf(page: Page) {
  const find = () => page.frames().find((frame) => frame.url().startsWith(FRAME))
  while (!find()) await page.waitForEvent('framenavigated')
  const frame = find()
  if (!frame) throw new Error('The widget left.')
  return frame
}

function policyWithSiteKey(policy: string): string {
  const hashes = (directive: string) =>
    new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.match(/'sha256-[^']+'/g) ?? []
  const sources = { scripts: hashes('script-src'), styles: hashes('style-src') }
  return securityHeaders(sources, SITE_KEY)['Content-Security-Policy']
}

/** Runs in the page, as api.js does: a frame in a closed shadow tree, which reports by messages. */
function runScript(address: string) {
  const frames = new Map<string, HTMLElement>()
  Object.assign(window, {
    turnstile: {
      render(container: HTMLElement, options: Record<string, unknown>) {
        const id = `cf-chl-widget-${frames.size}`
        const wrapper = document.createElement('div')
        const frame = document.createElement('iframe')
        const shown = Object.entries(options).filter(([, value]) => typeof value === 'string')
        frame.src = `${address}?${new URLSearchParams(Object.fromEntries(shown.map(([name, value]) => [name, String(value)])))}`
        frame.title = 'Widget containing a Cloudflare security challenge'
        frame.style.border = 'none'
        frame.style.width = options.size === 'compact' ? '150px' : '300px'
        frame.style.height = options.size === 'compact' ? '140px' : '65px'
        wrapper.attachShadow({ mode: 'closed' }).append(frame)
        container.append(wrapper)
        frames.set(id, wrapper)
        window.addEventListener('message', ({ origin, data }) => {
          if (!address.startsWith(origin)) return
          const callback = options[data.call]
          if (typeof callback === 'function') callback(data.token)
        })
        return id
      },
      remove: (id: string) => frames.get(id)?.remove(),
    },
  })
}

function widgetPage({ theme = '' }: Record<string, string>, message: object): string {
  const colours = theme === 'dark' ? '#232323; color: #fff' : '#fafafa; color: #232323'
  return `<!doctype html><html lang="en"><title>Turnstile</title>
<style>
  body { margin: 0; padding: 12px; box-sizing: border-box; height: 100vh; font: 14px sans-serif;
         border: 1px solid #8884; background: ${colours} }
  button { font: inherit; min-height: 38px }
</style>
<script>
  const report = () => parent.postMessage(${JSON.stringify(message)}, '*')
</script>
<button onclick="report()">Verify you are human</button>`
}

export { expect, hydrated } from './fixtures.ts'
