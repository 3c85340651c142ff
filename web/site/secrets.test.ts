import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const DIST = join(import.meta.dirname, '../dist')
const env = readFileSync(join(import.meta.dirname, '../../worker/env.ts'), 'utf8')

// No source of the site reads the environment, so a published secret would need its name in the code.
test('no published file names a secret of the Worker or links to source maps', () => {
  const names = env.match(/\b[A-Z_]*(?:TOKEN|SECRET)(?:_[A-Z]+)?(?=\?)/g) ?? []
  const notified = new RegExp([...names, 'sourceMappingURL', '\\.dev\\.vars'].join('|'))
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))

  expect(names.length).toBeGreaterThan(3)
  expect(
    files.filter((file) => /\.map$/.test(file) || notified.test(readFileSync(file, 'latin1'))),
  ).toEqual([])
})
