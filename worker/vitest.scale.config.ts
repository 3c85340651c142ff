import { defineConfig } from 'vitest/config'
import worker from './vitest.config.ts'

// npm run test:scale: what takes minutes. Everything talks to loopback, ends, and cleans up.
export default defineConfig({
  ...worker,
  test: {
    ...worker.test,
    name: 'scale',
    include: ['**/*.scale.ts', 'outbox/drain.test.ts'],
    env: { ...worker.test?.env, ENQUIRIES: '1000' },
    fileParallelism: false,
    testTimeout: 1_800_000,
  },
})
