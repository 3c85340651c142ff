import { expect, test } from 'vitest'
import { serviceInterests } from './service-interest.ts'

test('offers the nine interests of the specification, in order', () => {
  expect(serviceInterests.map(({ value, label }) => [value, label])).toEqual([
    ['digital-transformation', 'Digital Transformation'],
    ['web-development', 'Web Development'],
    ['app-development', 'App Development'],
    ['custom-software', 'Custom Software Development'],
    ['data-ai', 'Data & AI'],
    ['cybersecurity', 'Cybersecurity'],
    ['cloud', 'Cloud Solutions'],
    ['web3', 'Web3 & Blockchain'],
    ['other', 'Other'],
  ])
})
