import { defineConfig } from '@playwright/test'

// As in the configuration of all other browser tests, where the reasons stand.
process.env.LUMENFOLD_BUILT = '1'
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
process.env.WRANGLER_LOG = 'warn'

/** `npm run test:browsers`: what differs between browsers, in Firefox and WebKit. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './install.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 60_000,
  // In one window of some fifty, on a busy machine, WebKitGTK does not open or loses its page. A test that
  // passes the second time is named as flaky.
  retries: 1,
  expect: { timeout: 15_000 },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
