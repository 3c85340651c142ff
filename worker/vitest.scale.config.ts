import { defineConfig, mergeConfig } from 'vitest/config'
import worker from './vitest.config.ts'

// npm run test:scale: what takes minutes. Everything talks to loopback, ends, and cleans up.
export default mergeConfig(
  worker,
  defineConfig({
    test: {
      name: 'scale',
      include: ['**/*.scale.ts', 'outbox/drain.test.ts'],
      env: { ENQUIRIES: '1000' },
      fileParallelism: false,
      testTimeout: 1_800_000,
    },
  }),
)
