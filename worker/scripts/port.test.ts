import { expect, test } from 'vitest'
import { addressOf } from './port.ts'

test.each([
  [undefined, 'http://localhost:8787'],
  ['0.0.0.0', 'http://localhost:8787'],
  ['192.0.2.7', 'http://192.0.2.7:8787'],
  ['::', 'http://localhost:8787'],
  ['::1', 'http://[::1]:8787'],
])('the address of --host %s', (host, address) => {
  expect(addressOf({ port: 8787, host })).toBe(address)
})
