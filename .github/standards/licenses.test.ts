import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** SPDX ids of licenses that require only their notice, which licenses.txt of the build contains. */
const SHIPPED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]

/** For build and test tools: copyleft licenses, too, since the tools are not distributed. */
const TOOLS = [
  ...SHIPPED,
  ...['BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1'],
  ...['Python-2.0', 'Zlib'],
]

/** Packages with a license only in the older field "licenses", which lockfiles omit. */
const READ_BY_HAND: Record<string, string> = {
  'memorystream 0.3.1': 'MIT',
}

type Package = { version?: string; license?: string; dev?: boolean }

/** Packages whose license does not allow their use here, with that license. */
function refused(packages: Record<string, Package>): string[] {
  return Object.entries(packages).flatMap(([path, { version, license, dev }]) => {
    const name = `${path.split('node_modules/').at(-1)} ${version}`
    const stated = license ?? READ_BY_HAND[name] ?? 'no license'
    const may = satisfies(stated, dev ? TOOLS : SHIPPED)
    return may ? [] : [`${name}${dev ? ', a tool' : ''}: ${stated}`]
  })
}

/** `A AND B` needs all licenses allowed, `A OR B` one of them; an expression with both is rejected. */
function satisfies(expression: string, allowed: string[]): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  const isAllowed = (id: string) => allowed.includes(id)
  return bare.split(' AND ').every(isAllowed) || bare.split(' OR ').some(isAllowed)
}

function readPackages(): Record<string, Package> {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const { '': _project, ...others } = packages
  return others
}

test('every dependency has an allowed license', () => {
  const packages = readPackages()

  expect(Object.keys(packages).length).toBeGreaterThan(100)
  expect(refused(packages)).toEqual([])
})

test('the editor, which is a tool but published, has an allowed license', () => {
  const name = 'node_modules/@sveltia/cms'
  const editor = readPackages()[name]

  expect(refused({ [name]: { ...editor, dev: false } })).toEqual([])
})

test('rejects copyleft in distributed code, and packages without a license', () => {
  const version = '1.0.0'

  expect(
    refused({
      'node_modules/a': { version, license: 'MPL-2.0' },
      'node_modules/a/node_modules/@b/c': { version, license: 'MIT AND MPL-2.0' },
      'node_modules/d': { version, license: '(GPL-3.0-only OR MIT)' },
      'node_modules/e': { version, license: 'MPL-2.0', dev: true },
      'node_modules/f': { version, license: 'AGPL-3.0-only', dev: true },
      'node_modules/g': { version, dev: true },
    }),
  ).toEqual([
    'a 1.0.0: MPL-2.0',
    '@b/c 1.0.0: MIT AND MPL-2.0',
    'f 1.0.0, a tool: AGPL-3.0-only',
    'g 1.0.0, a tool: no license',
  ])
})
