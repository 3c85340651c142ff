import './test/use-test-company.ts'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findOrInstallTestBrowser } from './e2e/find-or-install-browser.ts'
import { isNightlyRun, NIGHT } from './e2e/nightly.ts'

// The Worker's bundler would build the pages again (wrangler.toml, [build]).
process.env.SITE_BUILT = '1'
// Prevents a request for the platform's description of a visitor, which no test needs.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
process.env.WRANGLER_LOG = 'warn'
// Prevents a trace of every request, which no test reads.
process.env.X_LOCAL_OBSERVABILITY = 'false'

export default defineConfig({
  testDir: 'e2e',
  grepInvert: isNightlyRun ? /^nothing$/ : RegExp(NIGHT),
  outputDir: 'test-results',
  fullyParallel: true,
  // npm test runs the other tests beside these: on two cores, a second browser takes more than it saves.
  workers: availableParallelism() > 2 ? 2 : 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  // Limits only end a test that hangs: an overloaded machine takes many times as long as a fast one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findOrInstallTestBrowser(),
      args: BROWSER_FLAGS,
    },
  },
})
