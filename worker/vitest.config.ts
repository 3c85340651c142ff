import { defineConfig } from 'vitest/config'

const env = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_LOG: 'warn',
  X_LOCAL_OBSERVABILITY: 'false', // Without a trace of every request.
}
/** Bundles a SQL file as its text, like wrangler. */
const sqlAsText = {
  name: 'sql-as-text',
  transform: (code: string, id: string) =>
    id.endsWith('.sql') ? `export default ${JSON.stringify(code)}` : undefined,
}
const shared = {
  root: import.meta.dirname,
  env,
  // Limits only end a test that hangs: an overloaded machine takes many times as long as a fast one.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

/** These tests count actions that an isolate takes once. */
const ISOLATED = ['auth/authentication.test.ts']

const ordinary = {
  ...shared,
  name: 'worker',
  include: ['**/*.test.ts', '../.github/**/*.test.ts'],
  exclude: ISOLATED,
  restoreMocks: true,
  isolate: false, // Files share their modules, and one workerd.
}

// npm run test:scale (--mode scale): tests that take minutes. All use loopback only, end, and clean up.
const scale = {
  ...shared,
  name: 'scale',
  include: ['**/*.scale.ts', 'notify/deliver.test.ts', 'test/fuzzing/random-requests.test.ts'],
  env: {
    ...env,
    WORKERD: '1',
    ENQUIRIES: '1000',
    REQUESTS: '10000',
    SEED: String(Date.now() % 2 ** 31),
  },
  fileParallelism: false,
  testTimeout: 1_800_000,
}

export default defineConfig(({ mode }) => ({
  cacheDir: '../node_modules/.vite/worker',
  plugins: [sqlAsText],
  test: {
    maxWorkers: 1, // Each more loads wrangler and starts its servers again; the browser tests run beside it.
    projects:
      mode === 'scale'
        ? [{ extends: true, test: scale }]
        : [
            { extends: true, test: ordinary },
            { extends: true, test: { ...shared, name: 'isolated', include: ISOLATED } },
          ],
  },
}))
