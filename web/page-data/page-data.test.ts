import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import type { ContactForm } from '#content/schema/contact-form.ts'
import { metricData } from './cards.ts'
import { jobData, payRange } from './careers.ts'
import { describeCollectedData } from './contact-form.ts'
import { addPictureSizesAndNbsp } from './pages.ts'
import { servicesData } from './services.ts'

const content = {
  site: { language: 'en-US' },
  interface: { job: { payPerYear: '{pay} a year' } },
} as Content

const services = ['A', 'B', 'D'].map((name) => {
  return { id: name, name, category: 'C', icon: 'cloud', techStack: [] }
})

test.each([
  ['en', 'A, B, D'],
  ['hi', 'A, B और D'],
  ['ja', 'A、B、D'],
  ['zh', 'A、B、D'],
])('in %s each category that has services lists their names as %s', (language, names) => {
  const own = {
    site: { language },
    catalogue: {
      services: ['A', 'B', 'D'],
      categories: [{ name: 'None here yet' }, { name: 'C' }],
    },
    services: new Map(services.map((service) => [service.id, service])),
    'pages/services': { hero: {} },
  } as unknown as Content

  expect(servicesData(own).groups).toMatchObject([{ names }])
})

test.each([
  ['From {before} to {after} minutes', 35, 20, '35', '20'],
  ['From €{before} to €{after} million', 1.05, 0.65, '€1.05', '€0.65'],
  ['Up from {before}%, to {after}%.', 9, 61, '9%', '61%'],
  ['工期が{before}日から{after}日に、短縮', 35, 20, '35', '20'],
  ['（{before}%から¥{after}k）', 35, 20, '35%', '¥20k'],
])(
  '"%s": each strip has its number with the sign of the text',
  (text, before, after, ...numbers) => {
    const metric = { label: 'Time', value: '−43%', change: { before, after, text } }
    const { change } = metricData(content, metric)

    expect([change?.before, change?.after]).toEqual(numbers)
  },
)

test('formats pay without a range as one amount', () => {
  expect(payRange({ currency: 'EUR', from: 90_000, to: 90_000 }, content)).toBe('€90,000 a year')
})

test('gives only the name of a closed job', () => {
  const closed = {
    ...content,
    catalogue: { jobs: [] },
    jobs: new Map([['folder', { title: 'Folder', pay: {} }]]),
  } as unknown as Content

  expect(jobData(closed, 'folder')).toEqual({ isOpen: false, title: 'Folder' })
})

test('a sentence lists the fields by their words for it or their labels, without former ones and bare consents', () => {
  const field = (change: Partial<ContactForm['fields'][string]>) =>
    ({ kind: 'text', label: 'Label', required: false, ...change }) as const
  const fields = {
    name: field({ called: 'your name' }),
    company: field({ label: 'Company' }),
    budget: field({ former: true }),
    terms: field({ kind: 'consent', label: 'You may call me.' }),
    news: field({ kind: 'consent', called: 'your consent' }),
  }
  const site = { language: 'en' } as Content['site']

  expect(describeCollectedData({ site, 'contact-form': { fields } })).toBe(
    'your name, Company, and your consent',
  )
})

test('the data of a page has its texts together, but code as it is', () => {
  const hindi = { site: { language: 'hi' }, pictures: new Map() } as unknown as Content
  const code = [
    ['p', [['code', ['sleep 10 seconds']]]],
    ['pre', ['sleep 10 seconds']],
  ]

  expect(addPictureSizesAndNbsp({ code, texts: ['14 days'] }, hindi)).toEqual({
    code,
    texts: ['14\u00a0days'],
  })
})
