import { expect, test } from 'vitest'
import { toPath, toUrl } from './url.ts'

const first = { root: '', sections: {} }
const german = { root: '/de', sections: { services: 'leistungen' } }

test.each([
  ['/', first, '/'],
  ['/services/x', first, '/services/x'],
  ['/', german, '/de'],
  ['/about', german, '/de/about'],
  ['/services', german, '/de/leistungen'],
  ['/services/x?q=/services#y', german, '/de/leistungen/x?q=/services#y'],
  ['/?q=x', german, '/de?q=x'],
  ['/services#x', german, '/de/leistungen#x'],
])('the page %s, in the form %j, is at %s', (path, form, address) => {
  expect(toUrl(path, form)).toBe(address)
  expect(toPath(address, form)).toBe(path)
})

test('an address of another language stays as it is', () => {
  expect(toPath('/demo/x', german)).toBe('/demo/x')
  expect(toPath('/about', german)).toBe('/about')
})
