// The ids, figures and texts that the specification of Lumenfold's site requires. No other test
// depends on them. Delete this file after replacing the sample company.
import { expect, test } from 'vitest'
import { loadContent } from './load.ts'

/** The sample company has every section and part. */
type Whole<Data> = Data extends object
  ? { [Field in keyof Data]-?: Whole<NonNullable<Data[Field]>> }
  : Data

function whole<Data>(data: Data): Whole<NonNullable<Data>> {
  return data as Whole<NonNullable<Data>>
}

const content = loadContent(import.meta.dirname)
const { catalogue, services, jobs, articles, faq } = content
const site = whole(content.site)
const studies = content['case-studies']
const home = whole(content['pages/home'])
const about = whole(content['pages/about'])
const blog = whole(content['pages/blog'])
const careers = whole(content['pages/careers'])
const privacy = content['pages/privacy-policy']
const terms = content['pages/terms-of-service'] as NonNullable<
  (typeof content)['pages/terms-of-service']
>
const notices = whole(content['pages/notices'])

/** The texts of all fields of a value, at any depth. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `${value}`
  return Object.values(value).map(textOf).join(' ')
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** The names that a text lists between commas. */
function list(text: string): string[] {
  return text.split(/,\s+/)
}

function names(entries: { name: string }[]): string[] {
  return entries.map(({ name }) => name)
}

/** The ids of the entries that are flagged featured. */
function featuredOf(entries: Map<string, { featured: boolean }>): string[] {
  return [...entries].filter(([, { featured }]) => featured).map(([id]) => id)
}

/** Value and label of the claims that a page shows. */
function claimsOn({ claims }: { claims: string[] }): string[] {
  return claims.map((name) => `${site.claims[name]?.value} ${site.claims[name]?.label}`)
}

test('29 services, in order', () => {
  expect(catalogue.services.slice(0, 29)).toEqual(
    words(`digital-transformation web-development app-development custom-software ux-ui-design d365-erp
    d365-crm power-apps metaverse augmented-reality blockchain-cryptography gen-ai
    data-analytics staff-augmentation quality-assurance devops cybersecurity saas ecommerce
    design-development maintenance-support automation-apps gaming art-design web3 ar-vr-xr
    cloud-application cloud-ops-migration cloud-maintenance-integration`),
  )
})

test('eleven categories of services, in order, each with a service', () => {
  const used = new Set(Array.from(services.values(), ({ category }) => category))

  expect(names(catalogue.categories)).toEqual(
    list(`Core Services, Development, Design, Business Applications, Emerging Technologies, Data & AI,
      Support Services, Security, Automation, Entertainment, Cloud`),
  )
  expect([...used].sort()).toEqual(names(catalogue.categories).sort())
})

test('the links of the header, the menu of services and the footer', () => {
  const { main, services: menu, servicesFooter, action } = site.navigation
  const [columns, legal] = [site.footer.columns, site.footer.legal]

  expect(main.map(({ label, to }) => `${label} ${to}`)).toEqual(
    list('Home /, About /about, Case Studies /case-studies, Blog /blog, Careers /careers'),
  )
  expect(menu.map(({ heading, services: ids }) => [heading, ...ids])).toEqual([
    ['Development', 'web-development', 'app-development', 'custom-software'],
    ['AI & Data', 'gen-ai', 'data-analytics', 'automation-apps'],
    ['Emerging Tech', 'blockchain-cryptography', 'ar-vr-xr', 'metaverse'],
  ])
  expect(servicesFooter).toEqual({
    text: '25+ Services Available',
    link: { label: 'View All Services', to: '/services' },
  })
  expect(action).toEqual({ label: 'Get Started', to: '/contact' })
  expect(columns.map(({ heading, links }) => [heading, ...links.map(({ to }) => to)])).toEqual([
    list(`Services, /services/web-development, /services/app-development, /services/data-ai,
      /services/cloud, /services/cybersecurity`),
    ['Company', '/about', '/careers', '/blog', '/case-studies', '/faq', '/contact'],
  ])
  // The third one is our addition.
  expect(legal.map(({ to }) => to)).toEqual(
    list('/privacy-policy, /terms-of-service, /accessibility'),
  )
  expect(site.footer.social).toHaveLength(3)
  expect(site.copyright).toContain('2024')
  expect(site.tagline).toContain('Powering the future with AI and custom tech innovation')
})

test('the claims of each page', () => {
  expect(claimsOn(home)).toEqual(
    list('500+ projects delivered, 150+ happy clients, 10+ years of experience'),
  )
  expect(claimsOn(about)).toEqual(
    list(
      '500+ projects delivered, 150+ happy clients, 10+ years of experience, 50+ team members, 25+ countries, 100+ technologies',
    ),
  )
  expect(claimsOn(whole(content['pages/case-studies']))).toEqual(
    list('500+ projects delivered, 150+ happy clients, 95% on-time delivery, 2x average ROI'),
  )
  expect(claimsOn(careers)).toEqual(
    list('50+ team members, 25+ countries, 95% employee satisfaction, 3x growth rate'),
  )
})

test('four case studies, two of them featured, and twelve industries', () => {
  expect(catalogue.caseStudies.slice(0, 4)).toEqual(
    words(`enterprise-platform-modernization ai-powered-analytics-platform
    ecommerce-platform-development mobile-app-development`),
  )
  expect(featuredOf(studies)).toEqual(
    expect.arrayContaining(['ai-powered-analytics-platform', 'enterprise-platform-modernization']),
  )
  expect(whole(content['pages/case-studies']).industries.items).toHaveLength(12)
})

test('six articles, two of them featured, and the topics of the blog', () => {
  expect(articles.size).toBeGreaterThanOrEqual(6)
  expect(featuredOf(articles).length).toBeGreaterThanOrEqual(2)
  expect(names(catalogue.articleCategories)).toEqual(
    list(
      'Artificial Intelligence, Cloud Computing, Cybersecurity, Blockchain, Mobile Development, Digital Transformation, Web Development',
    ),
  )
})

test('six full-time jobs with their places', () => {
  const entries = [...jobs.values()]

  expect(catalogue.jobs.slice(0, 6)).toEqual(
    words(`senior-fullstack-developer ai-ml-engineer devops-engineer ui-ux-designer
    cybersecurity-specialist product-manager`),
  )
  expect(entries.map(({ location }) => location)).toEqual(
    expect.arrayContaining(list('New York, Remote, San Francisco')),
  )
  expect(entries.filter(({ type }) => type === 'Full-time').length).toBeGreaterThanOrEqual(6)
  expect(featuredOf(jobs).length).toBeGreaterThan(0)
})

test('careers: the headings, four values, six perks', () => {
  const { hero, values, benefits, featured, openings, closing } = careers

  expect([hero.heading, benefits.heading, featured, openings, closing.heading]).toEqual(
    list(
      "Join Our Team, Why Work With Us?, Featured Opportunities, Open Positions, Don't See the Perfect Role?",
    ),
  )
  expect([closing.primary, closing.secondary]).toEqual(['Get in Touch', 'View All Benefits'])
  expect(values.items).toHaveLength(4)
  expect(benefits.items).toHaveLength(6)
  expect(textOf(benefits)).toMatch(/unlimited PTO/i)
  expect(textOf(benefits)).toContain('Every year you get $3,000')
})

test('twelve questions in seven categories', () => {
  const used = new Set(Array.from(faq.values(), ({ category }) => category))
  const categories = ['General', 'Technical', 'Services', 'Pricing', 'Process', 'Legal', 'Security']

  expect([...faq.keys()]).toEqual(
    expect.arrayContaining(
      words(`ai-integration client-types cloud-migration communication data-security ip-ownership pricing
      project-timeline remote-work staff-augmentation support technologies`),
    ),
  )
  expect(names(catalogue.faqCategories)).toEqual(categories)
  expect([...used].sort()).toEqual(categories.toSorted())
  expect(whole(content['pages/contact']).faq.items).toHaveLength(4)
})

const { notFound, serviceNotFound, sent } = notices
const { hero, placeholder, empty, closing } = whole(content['pages/faq'])
const answers = textOf([...faq.values()])

test.each<[what: string, actual: unknown, expected: unknown]>([
  ['home: the text', home.services.text, expect.stringContaining('20+ services')],
  ['home: technologies', home.technologies.items.length, 16],
  ['about: values', about.values.items.length, 4],
  ['about: leaders', about.leaders.people.length, 3],
  [
    'about: clients',
    about.reach.regions.map(({ region, share }) => `${region} ${share}`),
    ['North America 40', 'Europe 35', 'Asia-Pacific 25'],
  ],
  [
    'contact: hours',
    site.hours.week.map(({ label, open, close }) => `${label} ${open}-${close}`),
    list('Mon–Fri 09:00-18:00, Sat 10:00-16:00, Sun undefined-undefined'),
  ],
  [
    'contact: response times',
    site.hours.response,
    expect.stringMatching(/2–4 hours in business hours .*24 hours on weekends/),
  ],
  [
    'contact: services',
    Object.entries(content['contact-form'].fields.serviceInterest?.options ?? {}).map(
      ([value, label]) => `${value}: ${label}`,
    ),
    list(`digital-transformation: Digital Transformation, web-development: Web Development,
      app-development: App Development, custom-software: Custom Software Development,
      data-ai: Data & AI, cybersecurity: Cybersecurity, cloud: Cloud Solutions,
      web3: Web3 & Blockchain, other: Other`),
  ],
  ['faq: web apps', answers, expect.stringMatching(/simple web apps.*4-8 weeks/i)],
  ['faq: enterprises', answers, expect.stringMatching(/enterprise solutions.*3-6 months/i)],
  [
    'faq: texts',
    [hero.heading, placeholder, empty, closing.primary, closing.secondary],
    list(`Frequently Asked Questions, Search frequently asked questions..., No questions found matching your search criteria.,
      Contact Our Team, Schedule Consultation`),
  ],
  [
    'unknown address',
    [notFound.seo.title, notFound.heading, notFound.text],
    ['404 Page Not Found', '404 Page Not Found', 'Did you forget to add the page to the router?'],
  ],
  [
    'unknown service',
    [serviceNotFound.heading, serviceNotFound.text],
    ['Service Not Found', "The service you're looking for doesn't exist."],
  ],
  [
    'enquiry sent',
    [sent.heading, sent.text],
    ['Message sent successfully!', "We'll get back to you within 24 hours."],
  ],
])('%s', (_, actual, expected) => {
  expect(actual).toEqual(expected)
})

test.each([
  [
    privacy,
    [
      /contact forms.*newsletter or blog subscription.*surveys and feedback.*job applications.*e-?mail or phone/i,
      /name, e-?mail address, phone number.* company .*requirements of your project/i,
      /do not sell/i,
      /service providers.*legal need.*merger or sale/i,
      /data security/i,
      /access and update.*deletion.*opt.out of marketing.*copy of data/i,
      /cookies and tracking/i,
      /changes to this policy/i,
      /\{email\}.*\{phone\}.*\{address\}/,
    ],
  ],
  [
    terms,
    [
      /acceptance/i,
      /services description/i,
      /client responsibilities/i,
      /client owns the custom code on full payment/i,
      /invoices are payable within 30 days/i,
      /warranties and disclaimers/i,
      /capped at the amount you paid for the service/i,
      /lasts five years/i,
      /30 days written notice/i,
      /governing law.*binding arbitration/i,
      /\{email\}.*\{phone\}/,
    ],
  ],
])('$title has the required sentences', ({ lastUpdated, body }, sentences) => {
  const text = textOf(body)

  expect(lastUpdated).toBe('January 2024')
  for (const sentence of sentences) expect(text).toMatch(sentence)
})

test('the retention notices follow the settings of the Worker', () => {
  const enquiries = ['openPeriod', 'closedPeriod', 'flaggedPeriod']
  const subscriptions = ['pendingPeriod', 'confirmedPeriod', 'unsubscribedPeriod']

  expect(factsIn(content['pages/contact'].form.retentionNotice)).toEqual(
    expect.arrayContaining(['openPeriod', 'closedPeriod']),
  )
  expect(factsIn(blog.subscribe.note)).toEqual(expect.arrayContaining(subscriptions))
  expect(factsIn(textOf(privacy.body))).toEqual(
    expect.arrayContaining([...enquiries, ...subscriptions]),
  )
})

/** The names in braces in a text. */
function factsIn(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
}
