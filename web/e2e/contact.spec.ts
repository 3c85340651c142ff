import type { Page } from '@playwright/test'
import { keptData } from '#web/page-data/kept-data.ts'
import { expect, hydrated, test } from './fixtures.ts'

const message = (page: Page) => page.getByLabel('Message')

test('the page has contact details, form, hours and four questions', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')

  await expect(main.getByRole('link', { name: '+1 (415) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+14155550142',
  )
  await expect(main.getByRole('link', { name: 'hello@lumenfold.example' })).toHaveAttribute(
    'href',
    'mailto:hello@lumenfold.example',
  )
  await expect(main.getByText('548 Paper Street, Suite 300')).toBeVisible()
  await expect(main.locator('summary .text-heading')).toHaveText([
    'How long does a project take?',
    'How do you charge?',
    'What happens after launch?',
    'How will I know where my project stands?',
  ])
})

test('the business hours are those of the specification, with their time zone', async ({
  page,
}) => {
  await page.goto('/contact')

  await expect(page.getByRole('heading', { name: 'Business hours' })).toBeVisible()
  await expect(page.locator('main dt')).toHaveText(['Mon–Fri', 'Sat', 'Sun'])
  await expect(page.locator('main dd')).toHaveText([
    '9:00 AM–6:00 PM',
    '10:00 AM–4:00 PM',
    'Closed',
  ])
  await expect(page.getByText('All times are Pacific Time.')).toBeVisible()
})

test('the note says how soon an answer comes', async ({ page }) => {
  await page.goto('/contact')

  const note = page.locator('aside').getByText('We answer within')
  await expect(note).toContainText('2–4 hours in business hours')
  await expect(note).toContainText('24 hours on weekends')
})

test('the answer about time names 4-8 weeks and 3-6 months', async ({ page }) => {
  await page.goto('/contact')

  await page.getByText('How long does a project take?').click()

  const answer = page.locator('details[open] .prose')
  await expect(answer).toContainText('Simple web apps typically take 4-8 weeks')
  await expect(answer).toContainText('enterprise solutions typically take 3-6 months')
})

test('the form has its four fields: three required, the message four rows high', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)

  for (const label of ['Name', 'E-mail', 'Message']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required')
  }
  await expect(page.getByLabel('E-mail')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Service (optional)')).not.toHaveAttribute('required')
  await expect(message(page)).toHaveAttribute('rows', '4')
  const names = await page
    .locator('main form')
    .evaluate((form) => [...new FormData(form as HTMLFormElement).keys()])
  expect(names).toEqual(['name', 'email', 'serviceInterest', 'message'])
})

test('the notice below the form says what is kept, for how long, on which basis and where', async ({
  page,
}) => {
  const { openKept, doneKept, doubtedKept, basis, place } = keptData()
  await page.goto('/contact')

  const notice = page.getByText('We keep your name')
  for (const fact of [openKept, doneKept, doubtedKept, basis, place, 'IP addresses']) {
    await expect(notice).toContainText(fact)
  }
  await notice.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
})

test('the service list offers the nine interests after an empty choice', async ({ page }) => {
  await page.goto('/contact')

  const options = await page
    .getByLabel('Service (optional)')
    .locator('option')
    .evaluateAll((all) => all.map((option) => [option.getAttribute('value'), option.textContent]))

  expect(options[0]?.[0]).toBe('')
  expect(options.slice(1)).toEqual([
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

for (const [id, title] of [
  ['senior-fullstack-developer', 'Senior Full-Stack Developer'],
  ['ai-ml-engineer', 'AI/ML Engineer'],
  ['devops-engineer', 'DevOps Engineer'],
  ['ui-ux-designer', 'UI/UX Designer'],
  ['cybersecurity-specialist', 'Cybersecurity Specialist'],
  ['product-manager', 'Product Manager'],
]) {
  test(`?role=${id} begins the message with the role of ${title}`, async ({ page }) => {
    await page.goto(`/contact?role=${id}`)
    await hydrated(page)

    await expect(message(page)).toHaveValue(
      `I would like to apply for the position of ${title}.\n\n`,
    )
  })
}

test('?topic=consultation begins the message with the wish for one', async ({ page }) => {
  await page.goto('/contact?topic=consultation')
  await hydrated(page)

  await expect(message(page)).toHaveValue('I would like to schedule a consultation.\n\n')
})

for (const search of ['role=astronaut', 'role=constructor', 'topic=weather', 'topic=role']) {
  test(`?${search} leaves the message empty, and the address`, async ({ page }) => {
    await page.goto(`/contact?${search}`)
    await hydrated(page)
    await expect(page.getByText('In your time zone:')).toBeVisible()

    await expect(message(page)).toHaveValue('')
    await expect(page).toHaveURL('/contact')
  })
}

test('what the visitor typed before the app arrived is never overwritten', async ({ page }) => {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto('/contact?role=devops-engineer', { waitUntil: 'commit' })
  await message(page).fill('Hello')

  arrival.resolve()
  await hydrated(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible()

  await expect(message(page)).toHaveValue('Hello')
})

test('the sentence leaves with its topic, what was added to it stays', async ({ page }) => {
  const start = page.getByRole('banner').getByRole('link', { name: 'Get Started' })
  await page.goto('/contact?topic=consultation')
  await hydrated(page)
  await start.click()
  await expect(page).toHaveURL('/contact')
  await expect(message(page)).toHaveValue('')

  await page.goto('/contact?topic=consultation')
  await hydrated(page)
  await message(page).press('End')
  await page.keyboard.type('On Monday?')
  await start.click()

  await expect(page).toHaveURL('/contact')
  await expect(message(page)).toHaveValue(/On Monday\?$/)
})

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('the hours are also given on the visitor’s own clock, and nothing moves', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2024-03-13T12:00:00Z')
    const arrival = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await arrival.promise
      await route.continue()
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    const questions = page.getByRole('heading', { name: 'Asked before every first call' })
    await expect(questions).toBeVisible()
    const before = await questions.boundingBox()

    arrival.resolve()
    await hydrated(page)

    const details = page.locator('aside')
    await expect(details.getByText('In your time zone:')).toBeVisible()
    await expect(details).toContainText('Mon–Fri, 5:00 PM–2:00 AM the next day')
    await expect(details).toContainText('Sat, 6:00 PM–12:00 AM the next day')
    expect(await questions.boundingBox()).toEqual(before)
  })

  test.describe('on the smallest screen', () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test('the visitor’s hours fit the place that was kept for them', async ({ page }) => {
      await page.goto('/contact')
      await hydrated(page)

      const place = page.locator('aside > div').filter({ hasText: 'In your time zone:' })
      expect((await place.boundingBox())?.height).toBe(96)
    })
  })
})

test.describe('in California', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('the hours are given once', async ({ page }) => {
    await page.goto('/contact')
    await hydrated(page)
    await page.evaluate(() => new Promise(requestAnimationFrame))

    await expect(page.getByText('All times are Pacific Time.')).toBeVisible()
    await expect(page.getByText('In your time zone:')).toBeHidden()
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  for (const path of ['/', '/services/gaming', '/faq', '/privacy-policy', '/nope']) {
    test.describe(() => {
      test.use({ allowedMessages: /the server responded with a status of 404/ })

      test(`phone and e-mail are in the drawer of ${path}`, async ({ page }) => {
        await page.goto(path)
        await page.getByRole('button', { name: 'Open the menu' }).click()

        const drawer = page.getByRole('dialog', { name: 'Menu' })
        await expect(drawer.getByRole('link', { name: '+1 (415) 555-0142' })).toBeInViewport()
        await expect(drawer.getByRole('link', { name: 'hello@lumenfold.example' })).toBeInViewport()
        for (const link of await drawer.locator('.reach').all()) {
          expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        }
      })
    })
  }
})
