import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { serviceData } from './service.ts'

const words = { kinds: {} }

/** Two services, three case studies of the first, and articles about the second. */
function createContent() {
  const study = {
    category: 'Gaming',
    services: ['gaming', 'web3'],
    metrics: [1, 2, 3].map((value) => ({ label: 'figure', value: `${value}` })),
    technologies: ['A', 'B', 'C', 'D', 'E'],
  }
  const service = {
    category: 'Entertainment',
    icon: 'gamepad-2',
    techStack: [],
    questions: ['price', 'time'],
  }
  const services = { x: ['web3'], y: ['gaming', 'web3'], z: ['web3'] }
  return {
    interface: words,
    site: { language: 'en' },
    catalogue: {
      caseStudies: ['c', 'a', 'b'],
      articles: ['z', 'x', 'y'],
      categories: [{ name: 'Entertainment', hue: 1 }],
    },
    services: new Map([
      ['gaming', { ...service, name: 'Gaming' }],
      ['web3', { ...service, name: 'Web3' }],
    ]),
    'case-studies': new Map(['a', 'b', 'c'].map((id) => [id, { ...study, id, title: id }])),
    articles: new Map(
      Object.entries(services).map(([id, services]) => [id, { id, title: id, services }]),
    ),
    faq: new Map(['time', 'price'].map((id) => [id, { id, question: id }])),
  } as unknown as Content
}

test('relates the first two studies with the name of the service as category', () => {
  const { studies } = serviceData(createContent(), 'gaming')

  expect(studies.map(({ id }) => id)).toEqual(['c', 'a'])
  expect(serviceData(createContent(), 'web3').studies).toEqual([])
})

test('links to one further study, the two newest articles, and its questions', () => {
  const near = (id: string) =>
    serviceData(createContent(), id).near.map(({ to, hash = '' }) => `${to}#${hash}`)

  expect(near('gaming')).toEqual(['/case-studies/b#', '/blog/y#', '/faq#price', '/faq#time'])
  expect(near('web3')).toEqual([
    '/case-studies/c#',
    '/blog/z#',
    '/blog/x#',
    '/faq#price',
    '/faq#time',
  ])
})
