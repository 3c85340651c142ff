import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { channels } from './channels.ts'

test('lists every channel module under its file name', async () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] })
  const modules = await Promise.all(
    files.map(async (file) => [
      basename(file, '.ts'),
      await import(join(import.meta.dirname, file)),
    ]),
  )
  const written = modules.filter(([, module]) => 'isConfigured' in module).map(([name]) => name)

  expect(written.length).toBeGreaterThan(0)
  expect(Object.values(channels).flatMap(Object.keys).sort()).toEqual(written.sort())
})
