import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { servicesData } from './services.ts'

const services = ['A', 'B', 'D'].map((name) => {
  return { id: name, name, category: 'C', icon: 'cloud', techStack: [] }
})

test.each([
  ['en', 'A, B, D'],
  ['hi', 'A, B और D'],
  ['ja', 'A、B、D'],
  ['zh', 'A、B、D'],
])('in %s each category that has services lists their names as %s', (language, names) => {
  const content = {
    site: { language },
    catalogue: {
      services: ['A', 'B', 'D'],
      categories: [{ name: 'None here yet' }, { name: 'C' }],
    },
    services: new Map(services.map((service) => [service.id, service])),
    'pages/services': { hero: {} },
  } as unknown as Content

  expect(servicesData(content).groups).toMatchObject([{ names }])
})
