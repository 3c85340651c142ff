import type { Locator, Page, Route } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { expect, hydrated, STATUS_LINE, test } from './fixtures.ts'

const content = loadContent()
const articles = content.catalogue.articles.flatMap((id) => content.articles.get(id) ?? [])
const others = articles.filter(({ featured }) => !featured)
const { search, subscribe } = content['pages/blog']
const { subscribed } = content['pages/notices']

const CHIPS = [
  'All',
  'Artificial Intelligence',
  'Cloud Computing',
  'Cybersecurity',
  'Blockchain',
  'Mobile Development',
  'Digital Transformation',
  'Web Development',
]

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' })
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const loadMore = (page: Page) => page.getByText('Load More Articles', { exact: true })
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const announced = (page: Page) => page.getByRole('main').getByRole('status')

async function openBlog(page: Page, address = '/blog') {
  await page.goto(address)
  await hydrated(page)
}

/** Keeps the app from starting until the answer is called. */
async function holdBack(page: Page) {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route: Route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

test('shows two featured articles, larger, then three of the four others', async ({ page }) => {
  await openBlog(page)

  const featured = page.locator('section', {
    has: page.getByRole('heading', { name: 'Featured articles' }),
  })
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText([
    'Your first AI project should be boring',
    'Stop sending fake phishing emails to your staff',
  ])
  expect(others).toHaveLength(4)
  await expect(titles(page)).toHaveText(articles.slice(0, 5).map(({ title }) => title))
  const size = (index: number) =>
    titles(page)
      .nth(index)
      .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))
  expect(await size(0)).toBeGreaterThan(await size(2))
})

test('every article shows all its fields and a fold of its own, and leads nowhere', async ({
  page,
  request,
}) => {
  await openBlog(page, '/blog?more=true')

  const drawings = new Set<string>()
  for (const { title, excerpt, category, author, date, readTime, imageUrl } of articles) {
    const article = page.getByRole('article').filter({ hasText: title })
    for (const text of [excerpt, category, author, readTime]) {
      await expect(article.getByText(text, { exact: true })).toBeVisible()
    }
    const year = date.slice(0, 4)
    await expect(article.getByRole('time')).toHaveText(new RegExp(`^[A-Z]\\w+ \\d+, ${year}$`))
    await expect(article.getByRole('time')).toHaveAttribute('datetime', date)
    await expect(article.getByRole('link')).toHaveCount(0)
    drawings.add(await article.locator('svg').innerHTML())
    expect((await request.get(imageUrl)).headers()['content-type']).toMatch('image/svg+xml')
  }
  expect(drawings.size).toBe(6)
})

test("an article takes its topic's hue", async ({ page }) => {
  const colorOf = (label: Locator) => label.evaluate((each) => getComputedStyle(each).color)
  const topic = (name: string) => page.getByRole('article').getByText(name, { exact: true })
  const category = (name: string) =>
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name, exact: true })
  await openBlog(page)
  const security = await colorOf(topic('Cybersecurity'))
  const cloud = await colorOf(topic('Cloud Computing'))

  await openBlog(page, '/services/cybersecurity')
  expect(await colorOf(category('Security'))).toBe(security)
  await openBlog(page, '/services/cloud-application')
  expect(await colorOf(category('Cloud'))).toBe(cloud)
  expect(cloud).not.toBe(security)
})

test('the chips are the eight topics, and All is pressed at first', async ({ page }) => {
  await openBlog(page)

  await expect(page.getByRole('main').locator('[aria-pressed]')).toHaveText(CHIPS)
  await expect(page.locator('[aria-pressed=true]')).toHaveText('All')
  await expect(searchBox(page)).toHaveAttribute('placeholder', search.placeholder)
  await expect(announced(page)).toHaveText('6 articles')
  await expect(page).toHaveURL('/blog')
})

test('"Load More Articles" reveals the rest and leaves, and the address keeps it', async ({
  page,
}) => {
  await openBlog(page)
  const last = titles(page).filter({ hasText: others[3]?.title ?? '' })
  await expect(last).toBeHidden()
  const entries = await page.evaluate(() => history.length)

  await loadMore(page).click()

  await expect(last).toBeVisible()
  await expect(last).toBeFocused()
  await expect(loadMore(page)).toBeHidden()
  await expect(page).toHaveURL('/blog?more=true')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.reload()
  await expect(last).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click()
  await expect(page).toHaveURL('/blog')
  await expect(last).toBeHidden()
  await expect(loadMore(page)).toBeVisible()
})

for (const [typed, where, title] of [
  ['BORING', 'title', 'Your first AI project should be boring'],
  ['hardware KEYS', 'excerpt', 'Stop sending fake phishing emails to your staff'],
  ['achterberg', 'author', 'The cloud will not cut your bill'],
] as const) {
  test(`the search finds "${typed}" in the ${where}, whatever its case`, async ({ page }) => {
    await openBlog(page)
    const entries = await page.evaluate(() => history.length)

    await searchBox(page).pressSequentially(typed)

    await expect(titles(page)).toHaveText([title])
    await expect(announced(page)).toHaveText('1 article')
    await expect(searchBox(page)).toHaveValue(typed)
    await expect(page).toHaveURL(`/blog?${new URLSearchParams({ q: typed })}`)
    expect(await page.evaluate(() => history.length)).toBe(entries)

    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await searchBox(page).press('Enter')
    await expect(titles(page)).toHaveText([title])
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await searchBox(page).fill('')
    await expect(page).toHaveURL('/blog')
    await expect(titles(page)).toHaveCount(5)
    await expect(announced(page)).toHaveText('6 articles')
  })
}

test('a chip filters all articles, and going back returns to the topic before', async ({
  page,
}) => {
  await openBlog(page)
  await page.evaluate(() => scrollTo(0, 200))

  await chip(page, 'Cloud Computing').click()
  await expect(titles(page)).toHaveText(['The cloud will not cut your bill'])
  expect(await page.evaluate(() => scrollY)).toBe(200)
  await expect(page.locator('[aria-pressed=true]')).toHaveText('Cloud Computing')
  await expect(announced(page)).toHaveText('1 article')
  await expect(page).toHaveURL('/blog?topic=Cloud+Computing')
  // Its one article is featured, so the list has none.
  await chip(page, 'Cybersecurity').click()
  await expect(titles(page)).toHaveText(['Stop sending fake phishing emails to your staff'])
  await expect(page.getByText(search.onlyFeatured)).toBeVisible()

  await page.goBack()
  await expect(titles(page)).toHaveText(['The cloud will not cut your bill'])
  await chip(page, 'All').click()
  await expect(page).toHaveURL('/blog')
  await expect(titles(page)).toHaveCount(5)
})

test('a chip and the search narrow each other, and nothing found says so', async ({ page }) => {
  await openBlog(page)
  await searchBox(page).fill('the')
  await chip(page, 'Mobile Development').click()
  await expect(titles(page)).toHaveText(['Build the offline version of your app first'])
  await expect(page).toHaveURL('/blog?q=the&topic=Mobile+Development')

  await searchBox(page).fill('zebra')

  await expect(titles(page)).toHaveCount(0)
  await expect(page.getByText(search.empty)).toBeVisible()
  await expect(announced(page)).toHaveText('0 articles')
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('the')
})

test('a shared address opens filtered: the unfiltered file hydrates and then filters', async ({
  page,
}) => {
  await openBlog(page, '/blog?topic=Cybersecurity')
  await expect(titles(page)).toHaveText(['Stop sending fake phishing emails to your staff'])
  await expect(page.locator('[aria-pressed=true]')).toHaveText('Cybersecurity')

  await openBlog(page, '/blog?q=Tanabe&topic=nonsense&more=maybe')
  await expect(titles(page)).toHaveText(['Build the offline version of your app first'])
  await expect(searchBox(page)).toHaveValue('Tanabe')
  await expect(page).toHaveURL('/blog?q=Tanabe')
  await expect(page.locator('[aria-pressed=true]')).toHaveText('All')
})

test('what is typed and opened before the app takes over stays', async ({ page }) => {
  const release = await holdBack(page)
  await page.goto('/blog')
  await loadMore(page).click()
  await expect(titles(page).last()).toBeVisible()
  await searchBox(page).fill('the')

  release()
  await hydrated(page)

  await expect(searchBox(page)).toHaveValue('the')
  await expect(page).toHaveURL(/[?&]q=the/)
  await expect(page).toHaveURL(/[?&]more=true/)
  await expect(loadMore(page)).toBeHidden()
})

test('a chip clicked before the app takes over filters once it has', async ({ page }) => {
  const release = await holdBack(page)
  await page.goto('/blog')

  await chip(page, 'Blockchain').click()
  await expect(page).toHaveURL('/blog?topic=Blockchain')
  release()

  await expect(titles(page)).toHaveText(['Most blockchains should be databases'])
})

const boxes = [
  { name: 'beside the list', heading: subscribe.aside.heading, index: 0 },
  { name: 'at the end', heading: subscribe.closing.heading, index: 1 },
]
const emailField = (page: Page, index: number) => page.getByLabel('E-mail').nth(index)
const subscribeButton = (page: Page, index: number) =>
  page.getByRole('button', { name: 'Subscribe' }).nth(index)

for (const { name, heading, index } of boxes) {
  const email = `ada.${index}@reader.example`

  test(`the subscribe box ${name} stores the address as pending and says so`, async ({
    page,
    site,
  }) => {
    await openBlog(page)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveCount(2)
    const sent = page.waitForRequest('**/api/subscribe')

    await emailField(page, index).fill(` ${email} `)
    await subscribeButton(page, index).click()

    const request = await sent
    expect(request.method()).toBe('POST')
    expect(request.headers()['content-type']).toBe('application/json')
    expect(request.postDataJSON()).toEqual({ email })
    await expect(page.getByText(subscribed.heading, { exact: true })).toBeVisible()
    await expect(page.getByText(subscribed.text).first()).toBeVisible()
    await expect(emailField(page, index)).toHaveValue('')

    await emailField(page, index).fill(email.toUpperCase())
    await subscribeButton(page, index).click()
    await expect(emailField(page, index)).toHaveValue('')
    const stored = (await site.readSubscriptions()).filter((each) => each.email === email)
    expect(stored).toEqual([{ email, state: 'pending' }])
  })
}

test('a wrong address is never sent, and the message says what to do instead', async ({ page }) => {
  let sent = 0
  await page.route('/api/subscribe', (route) => {
    sent += 1
    return route.continue()
  })
  await openBlog(page)

  await subscribeButton(page, 1).click()
  await expect(emailField(page, 1)).toBeFocused()
  await expect(emailField(page, 1)).toHaveAccessibleDescription('Enter your e-mail address.')
  await emailField(page, 1).fill('ada@')
  await emailField(page, 1).press('Enter')

  await expect(emailField(page, 1)).toHaveAttribute('aria-invalid', 'true')
  await expect(emailField(page, 1)).toHaveAccessibleDescription(/such as/)
  await expect(emailField(page, 1)).toHaveValue('ada@')
  await expect(emailField(page, 0)).not.toHaveAttribute('aria-invalid')
  expect(sent).toBe(0)
})

test('the button reads "Sending..." and is disabled while the address is on its way', async ({
  page,
}) => {
  await openBlog(page)
  const answered = Promise.withResolvers<void>()
  await page.route('/api/subscribe', async (route) => {
    await answered.promise
    await route.continue()
  })

  await emailField(page, 0).fill('ada.patient@reader.example')
  await subscribeButton(page, 0).click()

  await expect(page.getByRole('button', { name: 'Sending...', exact: true })).toBeDisabled()
  answered.resolve()
  await expect(subscribeButton(page, 1)).toBeEnabled()
  await expect(page.getByText(subscribed.heading, { exact: true })).toBeVisible()
})

test('the page after subscribing is not for search engines', async ({ page }) => {
  await page.goto('/blog/subscribed')

  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText(subscribed.text)).toBeVisible()
})

test('form, query and toast code is not loaded where no form is', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await openBlog(page, '/services')
  await page.waitForLoadState('networkidle')
  const withoutForm = (await Promise.all(scripts)).join('')
  await openBlog(page)
  await page.waitForLoadState('networkidle')
  const withForm = (await Promise.all(scripts)).join('')

  for (const code of ['networkMode', '/api/subscribe', 'swipeThreshold']) {
    expect(withForm.includes(code), code).toBe(true)
    expect(withoutForm.includes(code), code).toBe(false)
  }
})

test.describe('when the storage fails', () => {
  test.use({ allowedMessages: STATUS_LINE })
  // The tables are gone for every page of this worker: one test at a time.
  test.describe.configure({ mode: 'serial' })

  test('the visitor sees the error toast and keeps the address', async ({ page, site }) => {
    const email = 'ada.unlucky@reader.example'
    await openBlog(page)
    await emailField(page, 0).fill(email)

    await site.whileStorageFails(async () => {
      await subscribeButton(page, 0).click()
      await expect(page.getByText('Error storing your address', { exact: true })).toBeVisible()
    })

    await expect(page.getByText('Please try again or contact us directly.').first()).toBeVisible()
    await expect(emailField(page, 0)).toHaveValue(email)
    await subscribeButton(page, 0).click()
    await expect(page.getByText(subscribed.heading, { exact: true })).toBeVisible()
    expect(await site.readSubscriptions()).toContainEqual({ email, state: 'pending' })
  })

  test('without script the box says so and keeps the address', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const page = await context.newPage()
    await page.goto('/blog')
    await emailField(page, 1).fill('ada.storm@reader.example')

    await site.whileStorageFails(() => subscribeButton(page, 1).click())

    await expect(page.getByRole('alert')).toHaveText(/Error storing your address Please try again/)
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(emailField(page, 1)).toHaveValue('ada.storm@reader.example')
    await context.close()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowedMessages: STATUS_LINE })

  test('every article can be read, and what could not work is not shown', async ({ page }) => {
    await page.goto('/blog')

    await expect(searchBox(page)).toBeHidden()
    await expect(page.locator('[aria-pressed]').first()).toBeHidden()
    await loadMore(page).click()
    await expect(titles(page)).toHaveText(articles.map(({ title }) => title))
    for (const { excerpt } of articles) await expect(page.getByText(excerpt)).toBeVisible()
    await expect(loadMore(page)).toBeHidden()
  })

  for (const { name, index } of boxes) {
    test(`the subscribe box ${name} stores the address and leads to a page that says so`, async ({
      page,
      site,
    }) => {
      const email = `ada.scriptless.${index}@reader.example`
      await page.goto('/blog')
      await emailField(page, index).fill(email)

      await subscribeButton(page, index).click()

      await expect(page).toHaveURL('/blog/subscribed')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(subscribed.heading)
      await expect(page.getByText(subscribed.text)).toBeVisible()
      expect(await site.readSubscriptions()).toContainEqual({ email, state: 'pending' })
    })

    test(`the subscribe box ${name} gives a refused address back with a message`, async ({
      page,
      site,
    }) => {
      // Long enough for the Worker to refuse what the browser lets pass.
      const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(80)}.example`
      await page.goto('/blog')
      await emailField(page, index).evaluate((field) => field.removeAttribute('type'))
      await emailField(page, index).fill(email)

      await subscribeButton(page, index).click()

      await expect(emailField(page, index)).toHaveValue(email)
      await expect(emailField(page, index)).toHaveAttribute('aria-invalid', 'true')
      await expect(emailField(page, index)).toHaveAccessibleDescription(/at most|such as/)
      await expect(emailField(page, index)).toBeInViewport()
      await expect(emailField(page, 1 - index)).toHaveValue('')
      expect(await site.readSubscriptions()).not.toContainEqual({ email, state: 'pending' })
    })
  }
})
