import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => page.getByPlaceholder('Search frequently asked questions...')
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true })
const cards = (page: Page) => main(page).getByRole('listitem')
const card = (page: Page, question: string) => cards(page).filter({ hasText: question })
const answer = (page: Page, question: string) => card(page, question).locator('.prose')

test('the page has its heading, its search box and a button for each category', async ({
  page,
}) => {
  await page.goto('/faq')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')
  await expect(box(page)).toHaveAttribute('type', 'search')
  await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText([
    'All',
    'General',
    'Technical',
    'Services',
    'Pricing',
    'Process',
    'Legal',
    'Security',
  ])
})

test('at first nothing is searched for, "All" is selected and no question is open', async ({
  page,
}) => {
  await page.goto('/faq')
  await hydrated(page)

  await expect(box(page)).toHaveValue('')
  await expect(page.locator('[aria-pressed=true]')).toHaveText(['All'])
  await expect(cards(page)).toHaveCount(12)
  await expect(main(page).locator('details[open]')).toHaveCount(0)
  await expect(page).toHaveURL('/faq')
})

test('a question is a card with the badge of its category that opens to its answer', async ({
  page,
}) => {
  await page.goto('/faq')
  await hydrated(page)
  const time = 'How long does a project take?'
  await expect(card(page, time)).toContainText('Process')
  await expect(answer(page, time)).toBeHidden()

  await page.getByText(time).click()
  await expect(answer(page, time)).toBeVisible()
  await expect(answer(page, time)).toContainText('Simple web apps typically take 4-8 weeks')
  await expect(answer(page, time)).toContainText('enterprise solutions typically take 3-6 months')
  await page.getByText('How do you charge?').click()
  await expect(answer(page, 'How do you charge?')).toBeVisible()
  await expect(answer(page, time)).toBeVisible()

  await page.getByText(time).click()
  await expect(answer(page, time)).toBeHidden()
  await expect(answer(page, 'How do you charge?')).toBeVisible()
})

test('badges of different categories have different colours', async ({ page }) => {
  await page.goto('/faq')

  const colours = await main(page)
    .locator('summary .label')
    .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).color))

  expect(colours).toHaveLength(12)
  expect(new Set(colours).size).toBe(7)
})

test('searching finds a text of a question or an answer, in any case', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)

  await box(page).pressSequentially('WHO OWNS')
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, 'Who owns the code you write for me?')).toBeVisible()

  await box(page).fill('masked RECORDS')
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, "How do you protect my company's data?")).toBeVisible()

  await box(page).fill('')
  await expect(cards(page)).toHaveCount(12)
})

test('choosing a category narrows the list, together with the search text', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)

  await category(page, 'Technical').click()
  await expect(page.locator('[aria-pressed=true]')).toHaveText(['Technical'])
  await expect(cards(page)).toHaveCount(3)
  await box(page).fill('cloud')
  await expect(cards(page)).toHaveCount(2)
  await category(page, 'All').click()
  await expect(cards(page)).toHaveCount(2)
  await box(page).fill('')

  await expect(cards(page)).toHaveCount(12)
})

test('a search without a match says so, and the number of results is announced', async ({
  page,
}) => {
  await page.goto('/faq')
  await hydrated(page)
  const status = page.getByRole('status')
  await expect(status).toHaveText('12 questions')

  await box(page).fill('who owns')
  await expect(status).toHaveText('1 question')
  await box(page).fill('zeppelin')

  await expect(status).toHaveText('No questions found matching your search criteria.')
  await expect(status).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
})

test('a question stays open while a filter hides it', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await page.getByText('How do you charge?').click()

  await category(page, 'Legal').click()
  await expect(answer(page, 'How do you charge?')).toBeHidden()
  await category(page, 'All').click()

  await expect(answer(page, 'How do you charge?')).toBeVisible()
  await expect(main(page).locator('details[open]')).toHaveCount(1)
})

test('the filter is in the address, never a step of the history, and absent at first', async ({
  page,
}) => {
  await page.goto('/services')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')

  await box(page).pressSequentially('30 days', { delay: 5 })
  await expect(page).toHaveURL('/faq?q=30+days')
  await category(page, 'Services').click()
  await expect(page).toHaveURL('/faq?q=30+days&category=Services')
  await expect(box(page)).toHaveValue('30 days')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/faq?q=30+days&category=Services')
  await category(page, 'All').click()
  await box(page).fill('')

  await expect(page).toHaveURL('/faq')
  await page.goBack()
  await expect(page).toHaveURL('/services')
})

test('typing in the middle of the search text keeps the caret there', async ({ page }) => {
  await page.goto('/faq?q=clod')
  await hydrated(page)
  await expect(box(page)).toHaveValue('clod')

  await box(page).press('Home')
  await box(page).press('ArrowRight')
  await box(page).press('ArrowRight')
  await page.keyboard.type('xyz')

  await expect(box(page)).toHaveValue('clxyzod')
})

test('a shared address opens with its filter, and the link to the page clears it', async ({
  page,
}) => {
  await page.goto('/faq?q=invoice&category=Pricing')

  await expect(box(page)).toHaveValue('invoice')
  await expect(page.locator('[aria-pressed=true]')).toHaveText(['Pricing'])
  await expect(cards(page)).toHaveCount(1)

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(box(page)).toHaveValue('')
  await expect(cards(page)).toHaveCount(12)
  await page.goBack()
  await expect(box(page)).toHaveValue('invoice')
  await expect(cards(page)).toHaveCount(1)
})

test('an address with a filter that there is not shows everything', async ({ page }) => {
  await page.goto('/faq?q=&category=Cooking')
  await hydrated(page)
  await category(page, 'Legal').click()
  await expect(page).toHaveURL('/faq?category=Legal')

  await page.goto('/faq?q=&category=Cooking')
  await hydrated(page)

  await expect(page.locator('[aria-pressed=true]')).toHaveText(['All'])
  await expect(cards(page)).toHaveCount(12)
})

test.describe('before the app arrives', () => {
  /** Opens the page and holds the app back until `arrive` is called. */
  async function openEarly(page: Page) {
    const arrival = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await arrival.promise
      await route.continue()
    })
    await page.goto('/faq', { waitUntil: 'commit' })
    return { arrive: () => arrival.resolve() }
  }

  test('an opened question stays open', async ({ page }) => {
    const { arrive } = await openEarly(page)
    await page.getByText('How do you charge?').click()
    await expect(answer(page, 'How do you charge?')).toBeVisible()

    arrive()
    await hydrated(page)

    await category(page, 'Pricing').click()
    await expect(cards(page)).toHaveCount(1)
    await expect(answer(page, 'How do you charge?')).toBeVisible()
  })

  test('a typed text counts', async ({ page }) => {
    const { arrive } = await openEarly(page)
    await box(page).pressSequentially('who owns')

    arrive()
    await hydrated(page)

    await expect(cards(page)).toHaveCount(1)
    await expect(box(page)).toHaveValue('who owns')
    await expect(page).toHaveURL('/faq?q=who+owns')
  })

  test('a chosen category counts', async ({ page }) => {
    const { arrive } = await openEarly(page)
    await box(page).fill('cloud')
    await category(page, 'Technical').click()

    arrive()

    await expect(page).toHaveURL('/faq?q=cloud&category=Technical')
    await expect(cards(page)).toHaveCount(2)
  })
})

test('the closing block leads to the contact form, once with the wish for a consultation', async ({
  page,
}) => {
  await page.goto('/faq')
  await hydrated(page)
  const team = main(page).getByRole('link', { name: 'Contact Our Team' })
  await expect(team).toHaveAttribute('href', '/contact')

  await main(page).getByRole('link', { name: 'Schedule Consultation' }).click()

  await expect(page).toHaveURL('/contact?topic=consultation')
  await expect(page.getByLabel('Message')).toHaveValue(/^I would like to schedule a consultation\./)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every question opens, and controls that could do nothing are not shown', async ({
    page,
  }) => {
    await page.goto('/faq?category=Legal')

    await expect(box(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Legal' })).toBeHidden()
    await expect(cards(page)).toHaveCount(12)
    await page.getByText('How do you charge?').click()
    await page.getByText('Who owns the code').click()
    await expect(answer(page, 'How do you charge?')).toBeVisible()
    await expect(answer(page, 'Who owns the code')).toBeVisible()
  })
})

test('the printed page has every answer', async ({ page }) => {
  await page.goto('/faq')
  await page.emulateMedia({ media: 'print' })

  const answers = main(page).locator('details .prose')
  await expect(answers).toHaveCount(12)
  for (const each of await answers.all()) await expect(each).toBeVisible()
  await expect(answer(page, 'How long does a project take?')).toContainText('4-8 weeks')
})
