import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

/** What each section must say (specification, sections 2 and 9), by its heading. */
const PAGES = [
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    sections: {
      'Information We Collect': [
        'Contact forms.',
        'Newsletter or blog subscription.',
        'Surveys and feedback.',
        'Job applications.',
        'Email or phone.',
        'your name, email address, phone number, information about your company and the requirements of your project',
      ],
      'How We Use Your Information': ['We use personal information to:'],
      'Sharing Your Information': [
        'We do not sell your personal information',
        'Service providers.',
        'Legal need.',
        'Merger or sale.',
      ],
      'Data Security': ['We protect personal information'],
      'Your Rights': ['Access and update.', 'Deletion.', 'Opt out of marketing.', 'Copy of data.'],
      'Cookies and Tracking': ['This site sets no cookies.', 'sessionStorage'],
      'Changes to This Policy': ['We may update this policy'],
      Contact: ['548 Paper Street, Suite 300, San Francisco, CA 94104'],
    },
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    sections: {
      Acceptance: ['By using this website you accept'],
      'Services Description': ['We provide technology services, including custom software'],
      'Client Responsibilities': ['You agree to:'],
      'Intellectual Property': ['The client owns the custom code on full payment.'],
      'Payment Terms': ['Invoices are payable within 30 days of the invoice date.'],
      'Warranties and Disclaimers': ['we disclaim all other warranties'],
      'Limitation of Liability': ['capped at the amount you paid for the service'],
      Confidentiality: ['lasts five years'],
      Termination: ['by giving 30 days written notice'],
      'Governing Law': ['resolved by binding arbitration'],
      Contact: [],
    },
  },
]

const section = (page: Page, heading: string) =>
  page.locator('main section').filter({
    has: page.getByRole('heading', { level: 2, name: heading, exact: true }),
  })

for (const { path, title, sections } of PAGES) {
  test(`${path} has its date and its sections, in order`, async ({ page }) => {
    await page.goto(path)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('Last updated: January 2024', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      Object.keys(sections),
    )
  })

  for (const [heading, texts] of Object.entries(sections)) {
    test(`${path} says under "${heading}" what it must`, async ({ page }) => {
      await page.goto(path)

      await expect(section(page, heading).locator('p').first()).toBeVisible()
      for (const text of texts) await expect(section(page, heading)).toContainText(text)
    })
  }

  test(`${path} names its e-mail address and phone number as links`, async ({ page }) => {
    await page.goto(path)

    const contact = section(page, 'Contact')
    await expect(contact.getByRole('link', { name: 'hello@lumenfold.example' })).toHaveAttribute(
      'href',
      'mailto:hello@lumenfold.example',
    )
    await expect(contact.getByRole('link', { name: '+1 (415) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+14155550142',
    )
  })

  test(`the contents of ${path} lead to every section`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    await expect(links).toHaveText(Object.keys(sections))

    for (const heading of Object.keys(sections)) {
      await links.filter({ hasText: heading }).first().click()
      await expect(section(page, heading).getByRole('heading')).toBeInViewport()
      const { hash } = new URL(page.url())
      await expect(page.locator(hash).getByRole('heading', { level: 2 })).toHaveText(heading)
      await page.evaluate(() => window.scrollTo(0, 0))
    }
  })

  test(`an address of a section of ${path} opens there`, async ({ page }) => {
    await page.goto(`${path}#contact`)
    await hydrated(page)

    await expect(section(page, 'Contact').getByRole('heading')).toBeInViewport()
  })
}

test.describe('on paper, in the dark theme', () => {
  test.use({ colorScheme: 'dark' })

  for (const path of ['/privacy-policy', '/terms-of-service', '/services/gen-ai']) {
    test(`${path} is black on white, without navigation and actions`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const part of ['.header', '.footer-end', '.closing', 'nav', '.action']) {
        for (const element of await page.locator(part).all()) await expect(element).toBeHidden()
      }
      const colours = await page
        .locator('main :is(h1, h2, p, li, .label)')
        .evaluateAll((texts) =>
          texts
            .filter((text) => text.checkVisibility())
            .map((text) => getComputedStyle(text).color),
        )
      expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']))
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(page.locator('main h2').first()).toHaveCSS('break-after', 'avoid')
      await expect(page.locator('main :is(.prose p, li)').first()).toHaveCSS(
        'break-inside',
        'avoid',
      )
    })
  }
})

test('on paper a link to another site shows where it leads', async ({ page }) => {
  await page.goto('/terms-of-service')
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })

  const shown = await page
    .locator('main .prose p')
    .first()
    .evaluate((paragraph) => {
      const link = document.createElement('a')
      link.href = 'https://law.example/code'
      paragraph.append(link)
      return getComputedStyle(link, '::after').content
    })

  expect(shown).toContain('https://law.example/code')
  const own = page.getByRole('link', { name: '+1 (415) 555-0142' }).first()
  expect(await own.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none')
})
