import Validator from '@adobe/structured-data-validator'
import { expect, test } from 'vitest'
import { pagePaths, readPage } from './built-pages.ts'

interface Thing {
  '@type': string
  [property: string]: unknown
}

function thingsOn(address: string): Thing[] {
  const blocks = readPage(address).querySelectorAll('script[type="application/ld+json"]')
  expect(blocks.length).toBeLessThanOrEqual(1)
  return blocks.flatMap(({ textContent }) => JSON.parse(textContent)['@graph'])
}

const URL = 'https://www.rafu.example'
const publisher = {
  '@type': 'Organization',
  '@id': `${URL}/#company`,
  name: 'Rafu',
  url: `${URL}/`,
  logo: `${URL}/apple-touch-icon.png`,
}
const company = {
  ...publisher,
  slogan: 'We mend what was woven by hand.',
  email: 'hello@rafu.example',
  telephone: '+44 116 496 0142',
  sameAs: ['https://linkedin.example/rafu', 'https://instagram.example/rafu'],
}

const path = (...items: [name: string, address: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(([name, address], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: URL + address,
  })),
})

const EXPECTED: Record<string, Thing[]> = {
  '/': [
    company,
    {
      '@type': 'WebSite',
      name: 'Rafu',
      url: `${URL}/`,
      inLanguage: 'en',
      publisher: { '@id': `${URL}/#company` },
    },
  ],
  '/about': [
    {
      '@type': 'AboutPage',
      name: 'Three people and a north window.',
      url: `${URL}/about`,
      mainEntity: company,
    },
  ],
  '/contact': [
    {
      '@type': 'ContactPage',
      name: 'Show us the hole.',
      url: `${URL}/contact`,
      mainEntity: {
        ...company,
        address: {
          '@type': 'PostalAddress',
          streetAddress: '12 Loom Lane',
          postalCode: 'LE1 1AA',
          addressLocality: 'Leicester',
          addressCountry: 'GB',
        },
        contactPoint: {
          '@type': 'ContactPoint',
          email: 'hello@rafu.example',
          telephone: '+44 116 496 0142',
          hoursAvailable: [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
                (day) => `https://schema.org/${day}`,
              ),
              opens: '09:00',
              closes: '17:30',
            },
          ],
        },
      },
    },
  ],
  '/faq': [
    {
      '@type': 'FAQPage',
      url: `${URL}/faq`,
      mainEntity: [
        ['What does it cost?', 'Send a photo, and you get a price. Most repairs cost £90 to £400.'],
        ['Do moths come back?', 'Yes, if the rug lies in the dark. Washing helps.'],
        ['Do you fetch large rugs?', 'Within 40 miles, on Thursdays.'],
      ].map(([name, text]) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ],
  '/journal': [{ '@type': 'Blog', name: 'Wool has opinions.', url: `${URL}/journal`, publisher }],
  '/services/washing': [
    {
      '@type': 'Service',
      name: 'Washing',
      description: 'By hand, in cold water, face and back, dried flat.',
      category: 'Keeping',
      url: `${URL}/services/washing`,
      provider: publisher,
    },
    path(
      ['Services', '/services'],
      ['Keeping', '/services#keeping'],
      ['Washing', '/services/washing'],
    ),
  ],
  '/work/ship-carpet': [
    path(
      ['Projects', '/work'],
      ["A ship's carpet lies flat after forty years", '/work/ship-carpet'],
    ),
  ],
  '/hi/patrika/the-knot': [
    {
      '@type': 'BlogPosting',
      headline: 'दूसरी गाँठ ही सच्ची गाँठ है',
      description: 'पहली गाँठ क़िस्मत से टिकती है। दूसरी बताती है कि बुनकर ने मन से बाँधी या नहीं।',
      articleSection: 'हुनर',
      author: { '@type': 'Person', name: 'Leyla Amin', jobTitle: 'बुनकर' },
      datePublished: '2026-03-02',
      dateModified: '2026-04-01',
      image: `${URL}/share/hi/blog/the-knot.png`,
      mainEntityOfPage: `${URL}/hi/patrika/the-knot`,
      publisher,
    },
    path(['पत्रिका', '/hi/patrika'], ['दूसरी गाँठ ही सच्ची गाँठ है', '/hi/patrika/the-knot']),
  ],
  '/careers/weaver': [
    {
      '@type': 'JobPosting',
      title: 'Weaver',
      description: 'You close holes that nobody else wants. You talk to the people who own them.',
      responsibilities: 'One small rug, from the first look to the invoice.',
      qualifications: ['Knots in two systems', 'A steady hand', 'Daylight hours', 'Patience'],
      jobBenefits: ['Five weeks off', 'A key to the workshop'],
      employmentType: 'FULL_TIME',
      datePosted: '2026-05-04',
      validThrough: '2040-05-04T23:59:59+01:00',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GBP',
        value: {
          '@type': 'QuantitativeValue',
          minValue: 31_000,
          maxValue: 36_000,
          unitText: 'YEAR',
        },
      },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Leicester', addressCountry: 'GB' },
      },
      hiringOrganization: publisher,
      url: `${URL}/careers/weaver`,
    },
    path(['Careers', '/careers'], ['Weaver', '/careers/weaver']),
  ],
  '/search': [],
  '/privacy-policy': [],
}

test.each(Object.entries(EXPECTED))('%s says what its page shows', (address, things) => {
  expect(thingsOn(address)).toEqual(things)
})

test.each(pagePaths)('%s follows the rules of search engines', async (address) => {
  const jsonld = Object.groupBy(thingsOn(address), (thing) => thing['@type'])
  const issues = await new Validator().validate({ jsonld })

  const said = issues.map(({ issueMessage }) => issueMessage)
  expect(said.filter((issue) => !/^Missing field .+ \(optional\)$/.test(issue))).toEqual([])
})
