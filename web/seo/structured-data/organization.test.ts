import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { reachableOrganization } from './organization.ts'

const { site } = content
test('an address without its parts is one text', () => {
  const contact = { ...site.contact, address: ['Kai 1', '20457 Hamburg'], postalAddress: undefined }
  const { address } = reachableOrganization({ ...site, language: 'de', contact })

  expect(address).toBe('Kai 1, 20457 Hamburg')
})
