import './test/use-test-company.ts'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from './build/content-plugin.ts'

// The libraries as the build has them: their versions for development take several times as long.
process.env.NODE_ENV = 'production'

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  cacheDir: 'node_modules/.vite/web',
  plugins: [contentPlugin()],
  test: {
    name: 'web',
    include: ['content/**/*.test.ts', 'web/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'web/e2e/**', 'web/dist/**'],
    environment: 'node',
    isolate: false, // Every file would load the whole content again.
    unstubGlobals: true,
    // Limits only end a test that hangs: an overloaded machine takes many times as long as a fast one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    onConsoleLog(log, type, entity) {
      // An error thrown here fails the run.
      const where = entity?.type === 'test' ? entity.fullName : 'outside a test'
      if (type === 'stderr') throw new Error(`Unexpected console output (${where}): ${log}`)
    },
  },
})
