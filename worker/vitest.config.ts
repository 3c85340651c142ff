import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: '../node_modules/.vite/worker',
  test: {
    name: 'worker',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    env: {
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_LOG: 'warn',
    },
    maxWorkers: 2, // By default one on two cores, though half of the time goes to waiting for workerd.
    testTimeout: 20_000, // starting workerd on a busy machine
    hookTimeout: 20_000,
  },
})
