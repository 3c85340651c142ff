import { expect, test } from 'vitest'
import { loadContent } from './load.ts'
import { faqCategories } from './schema/faq-category.ts'

test('holds the 29 services of the specification, in order', () => {
  const { catalogue, services } = loadContent()

  expect(catalogue.services.join(', ')).toBe(
    'digital-transformation, web-development, app-development, custom-software, ux-ui-design, ' +
      'd365-erp, d365-crm, power-apps, metaverse, augmented-reality, blockchain-cryptography, ' +
      'gen-ai, data-analytics, staff-augmentation, quality-assurance, devops, cybersecurity, ' +
      'saas, ecommerce, design-development, maintenance-support, automation-apps, gaming, ' +
      'art-design, web3, ar-vr-xr, cloud-application, cloud-ops-migration, ' +
      'cloud-maintenance-integration',
  )
  expect([...services.keys()].sort()).toEqual(catalogue.services.toSorted())
})

test('holds the eleven categories of the specification, in order', () => {
  const { catalogue } = loadContent()

  expect(catalogue.categories.map((category) => category.name)).toEqual([
    'Core Services',
    'Development',
    'Design',
    'Business Applications',
    'Emerging Technologies',
    'Data & AI',
    'Support Services',
    'Security',
    'Automation',
    'Entertainment',
    'Cloud',
  ])
})

test('has a service in every category', () => {
  const { catalogue, services } = loadContent()

  const used = new Set([...services.values()].map((service) => service.category))
  expect([...used].sort()).toEqual(catalogue.categories.map(({ name }) => name).sort())
})

test('holds the twelve questions of the specification', () => {
  const { faq } = loadContent()

  expect([...faq.keys()].sort()).toEqual([
    'ai-integration',
    'client-types',
    'cloud-migration',
    'communication',
    'data-security',
    'ip-ownership',
    'pricing',
    'project-timeline',
    'remote-work',
    'staff-augmentation',
    'support',
    'technologies',
  ])
})

test('has a question in every category of questions', () => {
  const { faq } = loadContent()

  const used = new Set([...faq.values()].map((item) => item.category))
  expect([...used].sort()).toEqual([...faqCategories].sort())
})

test('claims what the specification says', () => {
  const { claims } = loadContent().site

  const figures = Object.entries(claims).map(([name, claim]) => [name, claim.value])
  expect(Object.fromEntries(figures)).toEqual({
    projects: '500+',
    satisfaction: '95%',
    growth: '3x',
    clients: '150+',
    years: '10+',
    teamMembers: '50+',
    countries: '25+',
    technologies: '100+',
    onTime: '95%',
    roi: '2x',
  })
})

test('is open when the specification says', () => {
  const { week } = loadContent().site.hours

  expect(week.map(({ label, open, close }) => [label, open, close])).toEqual([
    ['Mon–Fri', '09:00', '18:00'],
    ['Sat', '10:00', '16:00'],
    ['Sun', undefined, undefined],
  ])
})
