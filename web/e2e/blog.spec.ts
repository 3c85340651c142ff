import type { Page } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { expect, fontsSwapped, holdBack, hydrated, STATUS_LINE, test } from './fixtures.ts'

const content = loadContent()
const { search } = content['pages/blog']
const { subscribed } = content['pages/notices']
const articles = content.catalogue.articles.flatMap((id) => content.articles.get(id) ?? [])
const featured = articles.filter((article) => article.featured)
/** As many as the blog lists. */
const others = articles.filter((article) => !article.featured).slice(0, 24)
const shown = [...featured, ...others]
const [first, last] = [shown[0], shown.at(-1)]
if (!first || !last) throw new Error('The blog has no article to be tested with.')
/** A topic that the first article does not have. */
const other =
  content.catalogue.articleCategories.find(({ name }) => name !== first.category)?.name ?? ''
const ofTopic = (topic: string) =>
  shown.filter(({ category }) => category === topic).map(({ title }) => title)
/** How many articles stand on the page before "Load More Articles". */
const AT_FIRST = Math.min(featured.length + 3, shown.length)

const searchBox = (page: Page) => page.getByRole('searchbox', { name: search.label })
const chip = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
const pressed = (page: Page) => page.locator('[aria-pressed=true]')
const loadMore = (page: Page) => page.getByText('Load More Articles', { exact: true })
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const announced = (page: Page) => page.getByRole('main').getByRole('status')
const address = (filter: Record<string, string>) => `/blog?${new URLSearchParams(filter)}`

async function openBlog(page: Page, path = '/blog') {
  await page.goto(path)
  await hydrated(page)
}

test('the search finds an article in any case, announces it, and is no step of the history', async ({
  page,
}) => {
  await openBlog(page)
  const entries = await page.evaluate(() => history.length)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await expect(announced(page)).toHaveText(/^\d+ articles?$/)

  const typed = first.title.toUpperCase()
  await searchBox(page).pressSequentially(typed)
  await expect(titles(page)).toHaveText([first.title])
  await expect(announced(page)).toHaveText('1 article')
  if (first.featured) await expect(page.getByText(search.onlyFeatured)).toBeVisible()
  await expect(page).toHaveURL(address({ q: typed }))
  await searchBox(page).press('Enter')
  await expect(titles(page)).toHaveText([first.title])
  await searchBox(page).fill('no such words')
  await expect(page.getByText(search.empty)).toBeVisible()
  await expect(announced(page)).toHaveText('0 articles')
  await searchBox(page).fill('')

  await expect(page).toHaveURL('/blog')
  await expect(titles(page)).toHaveCount(AT_FIRST)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a chip filters all articles together with the search, and going back undoes it', async ({
  page,
}) => {
  await openBlog(page)
  await fontsSwapped(page)
  await page.evaluate(() => scrollTo(0, 200))
  const scrolled = await page.evaluate(() => scrollY)

  await chip(page, first.category).click()
  await expect(titles(page)).toHaveText(ofTopic(first.category))
  await expect(pressed(page)).toHaveText(first.category)
  await expect(page).toHaveURL(address({ topic: first.category }))
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThanOrEqual(2)
  await chip(page, other).click()
  await expect(titles(page)).toHaveText(ofTopic(other))
  await searchBox(page).fill(first.title)
  await expect(titles(page)).toHaveCount(0)
  await expect(page).toHaveURL(/[?&]q=.*[?&]topic=|[?&]topic=.*[?&]q=/)

  await page.goBack()
  await expect(titles(page)).toHaveText(ofTopic(first.category))
  await chip(page, 'All').click()
  await expect(page).toHaveURL('/blog')
  await expect(titles(page)).toHaveCount(AT_FIRST)
})

test('"Load More Articles" reveals the rest and leaves, and the address keeps it', async ({
  page,
}) => {
  test.skip(others.length <= 3, 'Every article is shown at first.')
  await openBlog(page)
  const title = titles(page).filter({ hasText: last.title })
  await expect(title).toBeHidden()
  const entries = await page.evaluate(() => history.length)

  await loadMore(page).click()
  await expect(title).toBeVisible()
  await expect(page.getByRole('link', { name: others[3]?.title ?? '' })).toBeFocused()
  await expect(loadMore(page)).toBeHidden()
  await expect(page).toHaveURL('/blog?more=true')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.reload()
  await hydrated(page)
  await expect(title).toBeVisible()

  await page.getByRole('banner').locator('a[href="/blog"]').first().click()
  await expect(page).toHaveURL('/blog')
  await expect(title).toBeHidden()
  await expect(loadMore(page)).toBeVisible()
})

test('a shared address opens filtered, and what it asks for in vain is left out', async ({
  page,
}) => {
  await openBlog(page, address({ q: last.author, topic: 'nonsense', more: 'maybe' }))

  await expect(titles(page).first()).toHaveText(
    shown.find(({ author }) => author === last.author)?.title ?? '',
  )
  await expect(searchBox(page)).toHaveValue(last.author)
  await expect(page).toHaveURL(address({ q: last.author }))
  await expect(pressed(page)).toHaveText('All')
})

test('what is typed and opened before the app takes over stays', async ({ page }) => {
  const arrive = await holdBack(page)
  await page.goto('/blog')
  const more = others.length > 3
  if (more) await loadMore(page).click()
  await expect(titles(page).last()).toBeVisible()
  await searchBox(page).fill(last.title)

  arrive()
  await hydrated(page)

  await expect(searchBox(page)).toHaveValue(last.title)
  await expect(titles(page)).toHaveText([last.title])
  if (more) await expect(page).toHaveURL(/[?&]more=true/)
  await expect(loadMore(page)).toBeHidden()
})

const email = (page: Page, box: number) => page.getByLabel('Email').nth(box)
const subscribe = (page: Page, box: number) =>
  page.getByRole('main').locator('form[action^="/api/subscribe"] button').nth(box)
const said = (page: Page) => page.getByText(subscribed.heading, { exact: true })

test('each subscribe box stores an address as pending, once, and says so', async ({
  page,
  site,
}) => {
  await openBlog(page)
  const release = Promise.withResolvers<void>()
  await page.route('/api/subscribe', async (route) => {
    await release.promise
    await route.continue()
  })

  for (const box of [0, 1]) {
    const sent = page.waitForRequest('**/api/subscribe')
    await email(page, box).fill(` ada.${box}@reader.example `)
    await subscribe(page, box).click()
    if (box === 0) {
      await expect(page.getByRole('button', { name: 'Sending...', exact: true })).toBeDisabled()
      release.resolve()
    }
    const request = await sent
    expect(request.method()).toBe('POST')
    expect(request.headers()['content-type']).toBe('application/json')
    expect(request.postDataJSON()).toEqual({ email: `ada.${box}@reader.example` })
    await expect(said(page)).toBeVisible()
    await expect(email(page, box)).toHaveValue('')
  }
  await email(page, 0).fill('ADA.0@reader.example')
  await subscribe(page, 0).click()
  await expect(email(page, 0)).toHaveValue('')

  const stored = (await site.readSubscriptions()).filter((each) => /^ada\.[01]@/.test(each.email))
  expect(stored).toEqual([
    { email: 'ada.0@reader.example', state: 'pending' },
    { email: 'ada.1@reader.example', state: 'pending' },
  ])
})

test('a wrong address is never sent, and the message says what to do instead', async ({ page }) => {
  let sent = 0
  await page.route('/api/subscribe', (route) => {
    sent += 1
    return route.continue()
  })
  await openBlog(page)

  await subscribe(page, 1).click()
  await expect(email(page, 1)).toBeFocused()
  await expect(email(page, 1)).toHaveAccessibleDescription(/\w+/)
  await email(page, 1).fill('ada@')
  await email(page, 1).press('Enter')

  await expect(email(page, 1)).toHaveAttribute('aria-invalid', 'true')
  await expect(email(page, 1)).toHaveAccessibleDescription(/such as/)
  await expect(email(page, 1)).toHaveValue('ada@')
  await expect(email(page, 0)).not.toHaveAttribute('aria-invalid')
  expect(sent).toBe(0)
})

test.describe('when the storage fails', () => {
  test.use({ allowedMessages: STATUS_LINE })

  test('the visitor sees the error toast and keeps the address', async ({ page, site }) => {
    await openBlog(page)
    await email(page, 0).fill('ada.unlucky@reader.example')

    await site.whileStorageFails(async () => {
      await subscribe(page, 0).click()
      await expect(page.getByText('Error storing your address', { exact: true })).toBeVisible()
    })

    await expect(email(page, 0)).toHaveValue('ada.unlucky@reader.example')
    await subscribe(page, 0).click()
    await expect(said(page)).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowedMessages: STATUS_LINE })

  test('every article can be read, and what could not work is not shown', async ({ page }) => {
    await page.goto(address({ topic: other }))

    await expect(searchBox(page)).toBeHidden()
    await expect(chip(page, 'All')).toBeHidden()
    if (others.length > 3) await loadMore(page).click()
    await expect(titles(page)).toHaveCount(shown.length)
    await expect(titles(page).last()).toBeVisible()
    await expect(loadMore(page)).toBeHidden()
  })

  test('a subscribe box stores the address and leads to a page that says so', async ({
    page,
    site,
  }) => {
    await page.goto('/blog')
    await email(page, 1).fill('ada.scriptless@reader.example')

    await subscribe(page, 1).click()

    await expect(page).toHaveURL('/blog/subscribed')
    expect(await site.readSubscriptions()).toContainEqual({
      email: 'ada.scriptless@reader.example',
      state: 'pending',
    })
  })

  test('a subscribe box gives an address back that is refused', async ({ page }) => {
    // Long enough for the Worker to refuse what the browser lets pass.
    const long = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(80)}.example`
    await page.goto('/blog')
    await email(page, 1).evaluate((field) => field.removeAttribute('type'))
    await email(page, 1).fill(long)
    await subscribe(page, 1).click()
    await expect(email(page, 1)).toHaveValue(long)
    await expect(email(page, 1)).toHaveAttribute('aria-invalid', 'true')
    await expect(email(page, 1)).toHaveAccessibleDescription(/at most|such as/)
    await expect(email(page, 1)).toBeInViewport()
    await expect(email(page, 0)).toHaveValue('')
  })
})
