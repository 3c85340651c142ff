import { defineConfig } from '@playwright/test'

// As in ../playwright.config.ts, which has the reasons.
process.env.SITE_BUILT = '1'
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
process.env.WRANGLER_LOG = 'warn'
process.env.WDIO_LOG_LEVEL = 'silent'

/** `npm run test:browsers`: tests of differences between browsers, in Firefox and WebKit. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './install-browsers.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 300_000,
  // On a busy machine, about one WebKitGTK window in fifty does not open or loses its page. A test that
  // passes on the second attempt is reported as flaky.
  retries: 1,
  expect: { timeout: 60_000 },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
