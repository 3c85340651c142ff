import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { serviceData } from './service.ts'
import { studyCard } from './study-card.ts'

/** Two services, and three case studies of the first. */
function createContent() {
  const study = {
    category: 'Gaming',
    metrics: [1, 2, 3].map((value) => ({ label: 'figure', value: `${value}` })),
    technologies: ['A', 'B', 'C', 'D', 'E'],
  }
  const service = { category: 'Entertainment', icon: 'gamepad-2', techStack: [] }
  return {
    catalogue: { caseStudies: ['c', 'a', 'b'], categories: [{ name: 'Entertainment', hue: 1 }] },
    services: new Map([
      ['gaming', { ...service, name: 'Gaming' }],
      ['web3', { ...service, name: 'Web3' }],
    ]),
    'case-studies': new Map(['a', 'b', 'c'].map((id) => [id, study])),
  } as unknown as Content
}

test('relates the first two of the studies whose category is the name of the service', () => {
  const { studies } = serviceData(createContent(), 'gaming')

  expect(studies.map(({ id }) => id)).toEqual(['c', 'a'])
  expect(serviceData(createContent(), 'web3').studies).toEqual([])
})

test('gives the card of a study its first two metrics and four technologies', () => {
  const { metrics, technologies } = studyCard(createContent(), 'a')

  expect(metrics.map(({ value }) => value)).toEqual(['1', '2'])
  expect(technologies).toEqual(['A', 'B', 'C', 'D'])
})
