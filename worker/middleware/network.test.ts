import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

const WORKER = join(import.meta.dirname, '..')

test.each([
  ['an IPv4 address', '192.0.2.1', '192.0.2.1'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['one cut short', '2001:db8::1', '2001:db8::/64'],
  ['one in upper case, with zeros', '2001:0DB8:0001:0000:0000:0000:0000:ABCD', '2001:db8:1::/64'],
  ['loopback', '::1', '::/64'],
  ['one with a zone', 'fe80::1%eth0', 'fe80::/64'],
  ['an IPv4 address as IPv6', '::ffff:192.0.2.1', '192.0.2.1'],
  ['an IPv4 address as IPv6, in hexadecimal', '::FFFF:C000:201', '192.0.2.1'],
  ['6to4', '2002:c000:201:7::1', '192.0.2.1'],
])('%s: %s counts as %s', (_, address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  '',
  ':',
  'fe80::1::2',
  '1:2:3:4:5:6:7:8:9',
  '::ffff:256.1.1.1',
  '::1]/path',
  '::1, 192.0.2.1',
  'a visitor: Ada',
  '5f1c9a0e-8d0b-4a53-9d2e-000000000000',
])('%j is no address, and so its own key', (text) => {
  expect(networkOf(text)).toBe(text)
})

test('however an address is spelled, the first 64 bits are its key', () => {
  for (let n = 0; n < 200; n++) {
    const network = ['2001', ...randomGroups(3)]
    const keys = Array.from({ length: 8 }, () => networkOf(spell([...network, ...randomGroups(4)])))
    const other = ['2001', ...randomGroups(3)]
    const isSame = other.join() === network.join()

    expect(new Set(keys).size).toBe(1)
    expect(keys.includes(networkOf(spell([...other, ...randomGroups(4)])))).toBe(isSame)
  }
})

test('nothing else reads who sent a request', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: WORKER })
  const readers = files
    .filter((file) => !/^test\/|\.(?:test|scale)\.tsx?$/.test(file))
    .filter((file) =>
      /connecting-ip|x-forwarded-for|x-real-ip/i.test(readFileSync(join(WORKER, file), 'utf8')),
    )

  expect(readers).toEqual(['middleware/network.ts'])
})

/** Groups of 16 bits; zeros are frequent, as they are what is cut short. */
function randomGroups(count: number): string[] {
  return Array.from({ length: count }, () =>
    Math.random() < 0.5 ? '0' : Math.floor(Math.random() * 0x10000).toString(16),
  )
}

/** Eight groups in one of the many ways to write them. */
function spell(groups: string[]): string {
  const padded = groups.map((group) => group.padStart(Math.ceil(Math.random() * 4), '0'))
  const text = `:${padded.join(':')}:`
  const zeros = [...text.matchAll(/(?::0+)+:/g)].map(([run]) => run)
  const cut = zeros[Math.floor(Math.random() * (zeros.length + 1))]
  const shortened = (cut ? text.replace(cut, '::') : text).replace(/^:(?!:)|(?<!:):$/g, '')
  return Math.random() < 0.5 ? shortened.toUpperCase() : shortened
}
