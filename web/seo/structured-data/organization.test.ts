import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { reachableOrganization } from './organization.ts'

const { site } = content
const parts = { street: 'Kai 1', postalCode: '20457', locality: 'Hamburg', country: 'DE' }

const published = {
  '@type': 'PostalAddress',
  streetAddress: 'Kai 1',
  postalCode: '20457',
  ...{ addressLocality: 'Hamburg', addressCountry: 'DE' },
}

test.each([
  [parts, published],
  [undefined, 'Kai 1, 20457 Hamburg'],
])('the address is in parts where the company has them: %j', (postalAddress, address) => {
  const contact = { ...site.contact, address: ['Kai 1', '20457 Hamburg'], postalAddress }

  expect(reachableOrganization({ ...site, language: 'de', contact }).address).toEqual(address)
})
