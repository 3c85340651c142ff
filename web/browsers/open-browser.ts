import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { freePort } from '#web/e2e/free-port.ts'
import { requireDriver } from './install-browsers.ts'
import type { Page } from './tab.ts'

/** A visitor whose system is dark. */
interface Visitor {
  script: boolean
  /** An empty home folder. */
  home: string
  /** Reports errors and warnings of the pages. */
  report(line: string): void
}

/** The path to which pages in WebKit report their errors. */
export const REPORTS_PATH = '/reports'

/** Part of the error for a font whose download was interrupted by leaving the page. */
const INTERRUPTED = 'status=2152398850'

/** Starts Firefox without a window, driven by Puppeteer over WebDriver BiDi. */
export async function openFirefox({ script, home, report }: Visitor) {
  const browser = await requireDriver('puppeteer-core').launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    // As root it refuses a home folder of another user.
    env: { ...process.env, HOME: home },
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': 0,
      'javascript.enabled': script,
    },
  })
  const page = await browser.newPage()
  page.on('console', (message: { type(): string; text(): string }) => {
    if (/error|warn/.test(message.type())) report(message.text())
  })
  page.on('pageerror', ({ message }: Error) => {
    if (!message.includes(INTERRUPTED)) report(message)
  })
  return { page, close: () => browser.close() }
}

/** Narrows the browser's toolbar, whose default width prevents windows as narrow as a phone. */
const NARROW_BAR = 'button { min-width: 0; padding: 0; border: 0; margin: 0 }'

/** The code points of non-printing keys (W3C WebDriver, "Keyboard actions"). */
const KEYS: Record<string, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }

/** Starts WebKitGTK in its MiniBrowser, on a virtual screen, driven by WebDriver. */
export async function openWebKit({ script, home }: Visitor) {
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true })
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), NARROW_BAR)
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(createInterface(screen.stdio[3] as Readable), 'line')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      // A container's root has no sandbox and no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const miniBrowser = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').sort()[0]
  const capabilities = {
    browserName: 'MiniBrowser',
    'wdio:enforceWebDriverClassic': true,
    'webkitgtk:browserOptions': {
      binary: '/usr/bin/env',
      args: [
        'GTK_THEME=Adwaita:dark',
        miniBrowser,
        '--automation',
        `--enable-javascript=${script}`,
      ],
    },
  }
  const stop = () => [driver, screen].map((child) => child.kill())
  const session = await requireDriver('webdriver')
    .newSession({
      hostname: '127.0.0.1',
      port,
      path: '/',
      capabilities: { alwaysMatch: capabilities },
    })
    .catch((error: unknown) => {
      stop()
      throw error
    })

  const page: Page = {
    async goto(url) {
      await session.navigateTo(url)
      await page.evaluate(reportErrors, REPORTS_PATH)
    },
    evaluate: (read, argument) =>
      session.executeScript(`return (${read})(...arguments)`, [argument]),
    async setViewport({ width, height }) {
      // The window has a bar above the page.
      const measure = () => ({ beside: outerWidth - innerWidth, above: outerHeight - innerHeight })
      const { beside, above } = await page.evaluate(measure, null)
      await session.setWindowRect(null, null, width + beside, height + above)
    },
    keyboard: {
      press: (key) => page.keyboard.type(KEYS[key] ?? key),
      type(text) {
        const types = ['keyDown', 'keyUp']
        const actions = [...text].flatMap((value) => types.map((type) => ({ type, value })))
        return session.performActions([{ type: 'key', id: 'keyboard', actions }])
      },
    },
    mouse: {
      click(x, y) {
        const actions = [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]
        return session.performActions([{ type: 'pointer', id: 'mouse', actions }])
      },
    },
  }
  return { page, close: () => session.deleteSession().finally(stop) }
}

/**
 * Reports the errors and warnings of a page from now on. WebDriver itself reports none: those before the
 * load event are lost. Until then only the boot snippet runs, unless the address starts the app.
 */
function reportErrors(reports: string) {
  const report = (error: unknown) => navigator.sendBeacon(reports, String(error))
  Object.assign(console, { error: report, warn: report })
  addEventListener('error', ({ error, message }) => report(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
