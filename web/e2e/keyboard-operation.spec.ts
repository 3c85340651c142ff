import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, STATUS_LINE, test } from './fixtures.ts'

/** More than the controls of any page. */
const MOST_PRESSES = 150

const main = (page: Page) => page.getByRole('main')
const banner = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const toast = (page: Page) => page.locator('.toast[data-state=open]')

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Presses Tab until the focus is on a control, as a visitor without a mouse does. */
async function tabTo(page: Page, control: Locator) {
  const target = await control.elementHandle()
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab')
    if (await target?.evaluate((element) => element === document.activeElement)) return
  }
  await expect(control, 'reached by Tab').toBeFocused()
}

async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

type Part = (page: Page) => Locator

/** One link of every kind on one page of every kind: where it stands, its name, where it leads. */
const LINKS: [path: string, part: Part, name: string | RegExp, to: string][] = [
  ['/about', banner, /home page$/, '/'],
  ['/', banner, 'About', '/about'],
  ['/contact', banner, 'Case Studies', '/case-studies'],
  ['/', banner, 'Get Started', '/contact'],
  ['/', main, 'Start a project', '/contact'],
  ['/', main, 'See all services', '/services'],
  ['/', main, 'Custom Software', '/services/custom-software'],
  ['/', main, 'All services', '/services'],
  ['/', main, /^Read More: A 22-year-old/, '/case-studies/enterprise-platform-modernization'],
  ['/', main, 'Meet the team', '/about'],
  ['/about', main, 'See open positions', '/careers'],
  ['/services', main, 'Gaming', '/services/gaming'],
  ['/services', main, 'Ask an engineer', '/contact'],
  ['/services/data-analytics', main, 'Services', '/services'],
  ['/services/data-analytics', main, 'Data & AI', '/services#data-ai'],
  ['/services/data-analytics', main, /^Read More/, '/case-studies/ai-powered-analytics-platform'],
  ['/services/data-analytics', main, 'All services', '/services'],
  ['/case-studies', main, /^Read More: The visit note/, '/case-studies/mobile-app-development'],
  ['/case-studies/mobile-app-development', main, 'App Development', '/services/app-development'],
  ['/case-studies/mobile-app-development', main, 'All case studies', '/case-studies'],
  ['/careers', main, 'Apply Now: DevOps Engineer', '/contact?role=devops-engineer'],
  ['/careers', main, 'Get in Touch', '/contact'],
  ['/careers', main, 'View All Benefits', '/careers#benefits'],
  ['/faq', main, 'Contact Our Team', '/contact'],
  ['/faq', main, 'Schedule Consultation', '/contact?topic=consultation'],
  ['/privacy-policy', main, 'Your Rights', '/privacy-policy#your-rights'],
  ['/contact/sent', main, 'Go to the home page', '/'],
  ['/blog/subscribed', main, 'Back to the blog', '/blog'],
  ['/services/nope', main, /services/i, '/services'],
  ['/nope', main, 'Go to the home page', '/'],
  ['/blog', footer, 'App Development', '/services/app-development'],
  ['/blog', footer, 'Cloud Solutions', '/services#cloud'],
  ['/blog', footer, 'FAQ', '/faq'],
  ['/blog', footer, 'Terms of Service', '/terms-of-service'],
]

test.use({ allowedMessages: STATUS_LINE })

for (const [path, part, name, to] of LINKS) {
  test(`Enter on the link ${name} of ${path} leads to ${to}`, async ({ page }) => {
    await open(page, path)

    await press(page, part(page).getByRole('link', { name, exact: true }).first())

    await expect(page).toHaveURL(to)
  })
}

test('the skip link appears on the first Tab and leads past the header', async ({ page }) => {
  await open(page, '/')
  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect(link).not.toBeInViewport()

  await page.keyboard.press('Tab')
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')

  await expect(main(page)).toBeFocused()
})

test('the services menu opens, is walked through, closes, and leads on', async ({ page }) => {
  await open(page, '/')
  const trigger = banner(page).getByRole('button', { name: 'Services' })
  const links = page.locator('#services-menu').getByRole('link')
  await press(page, trigger, 'Space')
  await expect(links).toHaveCount(10)

  for (const link of await links.all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(links).toHaveCount(0)
  await expect(trigger).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(links).toHaveCount(10)
  await page.keyboard.press('Enter')
  await expect(links).toHaveCount(0)

  await page.keyboard.press('Enter')
  await press(page, links.last())
  await expect(page).toHaveURL('/services')
  await expect(links).toHaveCount(0)
})

test('the theme switch changes the theme and keeps the focus', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  const themeSwitch = page.getByRole('button', { name: /^Theme: / })

  await press(page, themeSwitch)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.keyboard.press('Space')

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(themeSwitch).toBeFocused()
})

test('a technology says by key what it is used for, until Escape', async ({ page }) => {
  await open(page, '/')
  const technology = main(page)
    .getByRole('listitem')
    .filter({ hasText: /^React$/ })

  await tabTo(page, technology)
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(page.getByRole('tooltip')).toBeHidden()
})

test('the social links are reached, and say where they lead', async ({ page }) => {
  await open(page, '/about')
  const links = footer(page).getByRole('link', { name: /^Lumenfold on / })
  await expect(links).toHaveCount(3)

  for (const link of await links.all()) {
    await tabTo(page, link)
    await expect(page.getByRole('tooltip')).toBeVisible()
    await expect(link).toHaveAttribute('href', /^https:\/\/.+\.example\//)
  }
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('the drawer opens, is walked through, closes in two ways, and leads on', async ({
    page,
  }) => {
    await open(page, '/')
    const button = page.getByRole('button', { name: 'Open the menu' })
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    const close = drawer.getByRole('button', { name: 'Close the menu' })
    await press(page, button)
    await expect(close).toBeFocused()

    for (const link of await drawer.getByRole('link').all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Space')
    await expect(close).toBeFocused()
    await page.keyboard.press('Space')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    await press(page, drawer.getByRole('link', { name: 'Careers' }))
    await expect(page).toHaveURL('/careers')
    await expect(drawer).toBeHidden()
    await expect(main(page)).toBeFocused()
  })
})

test('the blog is searched, narrowed, and shown whole', async ({ page }) => {
  await open(page, '/blog')
  const titles = main(page).getByRole('heading', { level: 3 })

  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('tanabe')
  await expect(titles).toHaveText(['Build the offline version of your app first'])
  await page.keyboard.press('Enter')
  await expect(titles).toHaveCount(1)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await expect(titles).toHaveCount(5)

  await press(page, main(page).getByRole('button', { name: 'Blockchain' }))
  await expect(titles).toHaveText(['Most blockchains should be databases'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(titles).toHaveText(['Stop sending fake phishing emails to your staff'])
  await page.goto('/blog')
  await hydrated(page)

  await press(page, main(page).getByText('Load More Articles'))
  await expect(titles).toHaveCount(6)
  await expect(titles.last()).toBeFocused()
})

for (const [index, box] of ['beside the list', 'at the end'].entries()) {
  test(`an address is left in the box ${box}`, async ({ page, site }) => {
    const email = `ada.keys.${index}@reader.example`
    await open(page, '/blog')

    await tabTo(page, page.getByLabel('E-mail').nth(index))
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')

    await expect(toast(page)).toBeVisible()
    expect(await site.readSubscriptions()).toContainEqual({ email, state: 'pending' })
  })
}

test('questions are searched, narrowed, and opened side by side', async ({ page }) => {
  await open(page, '/faq')
  const cards = main(page).getByRole('listitem')
  const question = (text: string) => page.locator('summary').filter({ hasText: text })
  const opened = main(page).locator('details[open]')

  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('who owns')
  await expect(cards).toHaveCount(1)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await press(page, main(page).getByRole('button', { name: 'Technical' }), 'Space')
  await expect(cards).toHaveCount(3)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(12)

  await press(page, question('How long does a project take?'))
  await press(page, question('How do you charge?'), 'Space')
  await expect(opened).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(opened).toHaveCount(1)
})

test('an enquiry is written and sent, and its toast is read and closed', async ({ page, site }) => {
  await open(page, '/contact')

  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('Ada Keys')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada.keys@prospect.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Cyber')
  await expect(page.getByRole('combobox')).toHaveValue('cybersecurity')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hello.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('No mouse here.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(toast(page)).toHaveText(/^Message sent successfully!/)
  expect(await site.readEnquiries()).toContainEqual(
    expect.objectContaining({
      name: 'Ada Keys',
      email: 'ada.keys@prospect.example',
      serviceInterest: 'cybersecurity',
      message: 'Hello.\nNo mouse here.',
    }),
  )
  await page.keyboard.press('F8')
  const close = toast(page).getByRole('button', { name: 'Close' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
})

test('Enter in a field of the enquiry says what is missing, and where', async ({ page }) => {
  await open(page, '/contact')

  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('Ada')
  await page.keyboard.press('Enter')

  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.')
})
