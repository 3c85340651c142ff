import { expect, test } from 'vitest'
import { networksOf } from './ip-networks.ts'

test.each([
  ['an IPv4 address', '192.0.2.1', '192.0.2.1'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['one in upper case, with zeros', '2001:0DB8:0001:0000:0000:0000:0000:ABCD', '2001:db8:1::/64'],
  ['one with zeros on both sides of the 64 bits', '2001::2:0:0:3:4', '2001:0:0:2::/64'],
  ['an IPv4 address as IPv6', '::ffff:192.0.2.1', '192.0.2.1'],
  ['an IPv4 address as IPv6, in hexadecimal', '::FFFF:C000:201', '192.0.2.1'],
])('%s: %s counts as %s', (_, address, network) => {
  expect(networksOf(address).network).toBe(network)
})

test.each(['fe80::1::2', '::1, 192.0.2.1', '5f1c9a0e-8d0b-4a53-9d2e-000000000000'])(
  '%j is not an IP address, so it is its own key',
  (text) => {
    expect(networksOf(text)).toEqual({ network: text })
  },
)

test.each([
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['192.0.2.1', undefined],
  ['::ffff:192.0.2.1', undefined],
  ['nonsense', undefined],
])('the block of %s is %s', (address, block) => {
  expect(networksOf(address).block).toBe(block)
})
