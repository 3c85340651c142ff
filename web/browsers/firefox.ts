import { requireDriver } from './install.ts'
import type { Visitor } from './tab.ts'

const PREFERS = { dark: 0, light: 1 }

/** Part of the error for a font whose download was interrupted by leaving the page. */
const INTERRUPTED = 'status=2152398850'

/** Starts Firefox without a window, driven by Puppeteer over WebDriver BiDi. */
export async function openFirefox({ theme, script, home, report }: Visitor) {
  const browser = await requireDriver('puppeteer-core').launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    // As root it refuses a home folder of another user.
    env: { ...process.env, HOME: home },
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': PREFERS[theme],
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
