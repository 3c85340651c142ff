import type { Page } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { wordsOf } from '#web/site/read-page.ts'
import { expect, holdBack, hydrated, test } from './fixtures.ts'

const content = loadContent()
const { empty } = content['pages/faq']
const items = content.catalogue.faq.flatMap((id) => content.faq.get(id) ?? [])
const [first = items[0], other = items[0]] = [
  items[0],
  items.find(({ category }) => category !== items[0]?.category),
]
if (!first || !other) throw new Error('The FAQ has no two questions of different categories.')
const ofFirst = items.filter(({ category }) => category === first.category)

const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => page.getByRole('searchbox')
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true })
const pressed = (page: Page) => page.locator('[aria-pressed=true]')
const cards = (page: Page) => main(page).getByRole('listitem')
const question = (page: Page, { question }: { question: string }) =>
  page.locator('summary').filter({ hasText: question })
const answer = (page: Page, { question }: { question: string }) =>
  cards(page).filter({ hasText: question }).locator('.prose')
const address = (filter: Record<string, string>) => `/faq?${new URLSearchParams(filter)}`

/** Expects these parts of a filter in the address, in any order, and no other. */
const expectFilter = (page: Page, filter: Record<string, string>) =>
  expect(page).toHaveURL(({ pathname, searchParams }) => {
    searchParams.sort()
    const wanted = new URLSearchParams(filter)
    wanted.sort()
    return pathname === '/faq' && `${searchParams}` === `${wanted}`
  })

async function open(page: Page, path = '/faq') {
  await page.goto(path)
  await hydrated(page)
}

test('clicking a question toggles its answer, several may be open, also behind a filter', async ({
  page,
}) => {
  await open(page)
  await expect(box(page)).toHaveValue('')
  await expect(pressed(page)).toHaveText(['All'])
  await expect(main(page).locator('details[open]')).toHaveCount(0)

  await question(page, first).click()
  await question(page, other).click()
  await expect(answer(page, first)).toBeVisible()
  await expect(answer(page, other)).toBeVisible()
  await question(page, first).click()
  await expect(answer(page, first)).toBeHidden()

  await chip(page, first.category).click()
  await expect(cards(page)).toHaveCount(ofFirst.length)
  await chip(page, 'All').click()
  await expect(answer(page, other)).toBeVisible()
  await expect(main(page).locator('details[open]')).toHaveCount(1)
})

test('a text of an answer is found, and how many are found is announced', async ({ page }) => {
  await open(page)
  const status = page.getByRole('status')
  await expect(status).toHaveText(`${items.length} questions`)

  await box(page).fill(other.answer.map(wordsOf).join(' ').slice(0, 40).toUpperCase())
  await expect(question(page, other)).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(status).toHaveText('1 question')
  await box(page).fill('no such words')
  await expect(status).toHaveText(empty)
  await expect(status).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await box(page).fill('')

  await expect(cards(page)).toHaveCount(items.length)
})

test('category and text narrow each other, in the address and never as a step of the history', async ({
  page,
}) => {
  await open(page, '/services')
  await page.getByRole('contentinfo').locator('a[href="/faq"]').click()
  await expect(page).toHaveURL('/faq')

  await chip(page, first.category).click()
  await expect(pressed(page)).toHaveText([first.category])
  await expect(cards(page)).toHaveCount(ofFirst.length)
  await box(page).pressSequentially(other.question)
  await expect(cards(page)).toHaveCount(0)
  await expectFilter(page, { category: first.category, q: other.question })
  await box(page).press('Enter')
  await chip(page, 'All').click()
  await expect(cards(page)).toHaveCount(1)
  await expectFilter(page, { q: other.question })
  await box(page).fill('')
  await expect(page).toHaveURL('/faq')

  await page.goBack()
  await expect(page).toHaveURL('/services')
})

test('typing in the middle of the search text keeps the caret there', async ({ page }) => {
  await open(page, '/faq?q=clod')
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
  const { question: q, category } = first
  await page.goto(address({ q, category }))
  await expect(box(page)).toHaveValue(q)
  await expect(pressed(page)).toHaveText([category])
  await expect(cards(page)).toHaveCount(1)

  await page.getByRole('contentinfo').locator('a[href="/faq"]').click()
  await expect(page).toHaveURL('/faq')
  await expect(box(page)).toHaveValue('')
  await expect(cards(page)).toHaveCount(items.length)
  await page.goBack()
  await expect(box(page)).toHaveValue(q)
  await expect(cards(page)).toHaveCount(1)
})

test('a link of a service to a question opens it', async ({ page }) => {
  const [service] = content.services.values()
  const asked = content.faq.get(service?.questions.at(-1) ?? '')
  if (!service || !asked) throw new Error('The first service names no question.')
  await page.setViewportSize({ width: 375, height: 600 })
  await open(page, `/services/${service.id}`)
  await main(page).getByRole('link', { name: asked.question }).click()

  await expect(page).toHaveURL(`/faq#${asked.id}`)
  await expect(question(page, asked)).toBeInViewport({ ratio: 1 })
  await expect(answer(page, asked)).toBeInViewport()
})

test.describe('before the app arrives', () => {
  test('an opened question stays open, and a typed text counts', async ({ page }) => {
    const arrive = await holdBack(page)
    await page.goto('/faq')
    await question(page, first).click()
    await expect(answer(page, first)).toBeVisible()
    await box(page).pressSequentially(first.question)

    arrive()
    await hydrated(page)

    await expect(cards(page)).toHaveCount(1)
    await expect(answer(page, first)).toBeVisible()
    await expect(box(page)).toHaveValue(first.question)
    await expectFilter(page, { q: first.question })
  })

  test('a chosen category counts', async ({ page }) => {
    const arrive = await holdBack(page)
    await page.goto('/faq')
    await box(page).fill(first.question)
    await chip(page, first.category).click()

    arrive()

    await expectFilter(page, { q: first.question, category: first.category })
    await expect(cards(page)).toHaveCount(1)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a question opens, and controls that could do nothing are not shown', async ({ page }) => {
    await page.goto('/faq')

    await expect(box(page)).toBeHidden()
    await expect(chip(page, first.category)).toBeHidden()
    await question(page, first).click()
    await expect(answer(page, first)).toBeVisible()
  })

  test('an address that names a question opens it', async ({ page }) => {
    const last = items.at(-1) ?? first
    await page.setViewportSize({ width: 375, height: 600 })
    await page.goto(`/faq#${last.id}`)

    await expect(question(page, last)).toBeInViewport({ ratio: 1 })
    await expect(answer(page, last)).toBeInViewport()
  })
})
