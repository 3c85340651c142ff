import type { Page } from '@playwright/test'
import { textOfProse } from '#content/schema/text-of-prose.ts'
import { findQuestions } from '#web/src/routes/-faq/find-questions.ts'
import { filterArticles } from '#web/src/routes/blog/-index/filter-articles.ts'
import { addressOf, anyCountOf, content, countOf, words } from './content.ts'
import { expect, test } from './fixtures.ts'
import { MAX_SHIFT, watchShifts } from './layout-shifts.ts'
import { named } from './named.ts'
import { NIGHT } from './night.ts'
import { delay, fontsSwapped, hydrated, visit } from './page-actions.ts'
import { SYSTEM_FONTS } from './system-font.ts'

const questions = content.catalogue.faq.flatMap((id) => content.faq.get(id) ?? [])
const articles = content.catalogue.articles.flatMap((id) => content.articles.get(id) ?? [])
/** The articles that the blog lists without a filter (site/lists.test.ts). */
const others = filterArticles(articles, {}).slice(0, 24)
/** The articles that a filter finds. */
const listed = articles.filter((each) => each.featured || others.includes(each))
const question = questions.at(-1) ?? { id: '', question: '', category: '', answer: [] }
const article = listed.at(-1) ?? { author: '', category: '' }
/** The questions that a search finds: other answers can have the words of a question. */
const asked = (q: string, category?: string) =>
  findQuestions(questions, { q, category }).map((item) => item.question)
const written = (q: string, topic?: string) =>
  filterArticles(listed, { q, topic }).map(({ title }) => title)
/** The number of articles before the button for more. */
const articlesAtFirst = Math.min(3, others.length)

const faq = content['pages/faq'] && {
  name: 'faq' as const,
  path: '/faq',
  choice: 'category',
  entries: questions.map(({ question: title, category }) => ({ title, category })),
  atFirst: questions.length,
  find: asked,
  none: content['pages/faq'].empty,
  empty: textOfProse(content['pages/faq'].emptyHint ?? []),
  replaces: true,
}
const blog = content['pages/blog'] && {
  name: 'blog' as const,
  path: '/blog',
  choice: 'topic',
  entries: listed.map(({ title, category }) => ({ title, category })),
  atFirst: articlesAtFirst,
  find: written,
  none: countOf('blog', 0),
  empty: content['pages/blog'].search.empty,
  replaces: false,
}
/** The lists that the site has. */
const lists = [faq ?? [], blog ?? []].flat()

const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => main(page).getByRole('searchbox')
const chip = (page: Page, name: string) =>
  main(page).locator('search').getByRole('button', { name, exact: true })
const pressed = (page: Page) => page.locator('[aria-pressed=true]')
const results = (page: Page) =>
  main(page).locator('.results').locator('.question .text-heading:visible, article h3:visible')
const status = (page: Page) => main(page).getByRole('status')
const card = (page: Page, { question }: { question: string }) =>
  main(page)
    .locator('details')
    .filter({ has: page.getByText(question, { exact: true }) })
const loadMore = (page: Page) => page.getByText(words.blog.more, { exact: true })
/** The first link of header and footer to a page. */
const linkTo = (page: Page, path: string) =>
  page.locator(`:is(header, footer) a[href="${addressOf(path)}"]:visible`).first()
const steps = (page: Page) => page.evaluate(() => history.length)

/** Expects exactly these query parameters in the address, in any order. */
const expectFilter = (page: Page, path: string, filter: Record<string, string>) =>
  expect(page).toHaveURL(({ pathname, searchParams }) => {
    const wanted = new URLSearchParams(filter)
    for (const params of [wanted, searchParams]) params.sort()
    return pathname === addressOf(path) && `${searchParams}` === `${wanted}`
  })

for (const { name, path, choice, entries, atFirst, find, none, empty, replaces } of lists) {
  const first = entries[0] ?? { title: '', category: '' }
  const other = entries.find(({ category }) => category !== first.category) ?? first
  const ofFirst = entries.filter(({ category }) => category === first.category)

  const tag = path === lists[0]?.path ? [] : NIGHT
  test(`text and choice filter ${path} together, are announced, and are kept in the address`, {
    tag,
  }, async ({ page }) => {
    await visit(page, path)
    await expect(status(page)).toHaveText(anyCountOf(name))
    const before = await steps(page)

    await box(page).fill(first.title.toUpperCase())
    await expect(results(page)).toHaveText(find(first.title))
    await expect(status(page)).toHaveText(countOf(name, find(first.title).length))
    await box(page).press('Enter')
    await expectFilter(page, path, { q: first.title.toUpperCase() })
    await box(page).fill('no such words')
    await expect(status(page)).toHaveText(none)
    await expect(main(page)).toContainText(empty)
    await expect(results(page)).toHaveCount(0)
    await box(page).fill('')
    await expect(results(page)).toHaveCount(atFirst)
    expect(await steps(page)).toBe(before)

    await chip(page, first.category).click()
    await expect(results(page)).toHaveText(ofFirst.map(({ title }) => title))
    await expect(pressed(page)).toHaveText([first.category])
    if (name === 'blog') {
      await expect(
        main(page).locator('section h2').filter({ hasText: first.category }),
      ).toBeVisible()
    }
    await box(page).fill(other.title)
    await expect(results(page)).toHaveText(find(other.title, first.category))
    await expectFilter(page, path, { q: other.title, [choice]: first.category })
    await chip(page, words.all).click()
    await expect(results(page)).toHaveText(find(other.title))
    await expectFilter(page, path, { q: other.title })
    expect(await steps(page)).toBe(replaces ? before : before + 2)
  })

  test(`text typed and answers opened on ${path} before the app arrives stay`, {
    tag: NIGHT,
  }, async ({ page }) => {
    const last = entries.at(-1) ?? first
    const arrive = await delay(page)
    await page.goto(path)
    const opened = main(page).locator('details').last()
    const hasMore = path === '/blog' && (await opened.count()) > 0
    if (await opened.count()) await opened.locator('summary').click()
    await box(page).fill(last.title)

    arrive()
    await hydrated(page)

    await expect(results(page)).toHaveText(find(last.title))
    await expect(box(page)).toHaveValue(last.title)
    await expectFilter(page, path, { q: last.title, ...(hasMore && { more: 'true' }) })
    if (path === '/faq') await expect(opened).toHaveAttribute('open')
  })
}

test('answers are searched, toggle with their question, and stay open behind a filter', async ({
  page,
}) => {
  test.skip(!faq, 'There are no questions.')
  const [first = question] = questions
  await visit(page, '/faq')
  await expect(main(page).locator('details[open]')).toHaveCount(0)
  for (const each of [first, question]) {
    await card(page, each).locator('summary').click()
    await expect(card(page, each).locator('.prose')).toBeVisible()
  }
  await card(page, first).locator('summary').click()
  await expect(card(page, first).locator('.prose')).toBeHidden()

  const answer = textOfProse(first.answer).slice(0, 40).toUpperCase()
  await box(page).fill(answer)
  await expect(results(page)).toHaveText(asked(answer))
  await box(page).fill('')

  await expect(main(page).locator('details[open]')).toHaveCount(1)
  await expect(card(page, question).locator('.prose')).toBeVisible()
})

test('going back undoes a choice of the blog without scrolling', { tag: NIGHT }, async ({
  page,
}) => {
  test.skip(!blog, 'There is no blog.')
  await visit(page, '/blog')
  await fontsSwapped(page)
  await chip(page, article.category).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)

  await chip(page, article.category).click()
  await expect(pressed(page)).toHaveText(article.category)
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThanOrEqual(2)
  await page.goBack()

  await expect(page).toHaveURL(addressOf('/blog'))
  await expect(pressed(page)).toHaveText(words.all)
  await expect(results(page)).toHaveCount(articlesAtFirst)
})

test('"Load More Articles" shows the rest and disappears, and the address keeps it', async ({
  page,
}) => {
  test.skip(others.length <= 3, 'Every article is shown at first.')
  await visit(page, '/blog')
  const before = await steps(page)

  await loadMore(page).click()
  await expect(results(page)).toHaveCount(others.length)
  await expect(named(page, 'link', others[3]?.title ?? '')).toBeFocused()
  await expect(loadMore(page)).toBeHidden()
  expect(await steps(page)).toBe(before)
  await page.reload()
  await expect(results(page)).toHaveCount(others.length)

  await linkTo(page, '/blog').click()
  await expect(page).toHaveURL(addressOf('/blog'))
  await expect(results(page)).toHaveCount(articlesAtFirst)
})

test('a shared address opens filtered and ignores unknown values; a link to the page clears the filter', {
  tag: NIGHT,
}, async ({ page }) => {
  test.skip(!blog, 'There is no blog.')
  await page.goto(`/blog?${new URLSearchParams({ q: article.author, topic: 'x', more: 'maybe' })}`)
  await expectFilter(page, '/blog', { q: article.author })
  await expect(pressed(page)).toHaveText(words.all)
  // The caret in the middle of the text stays in its position.
  await box(page).press('Home')
  await box(page).press('ArrowRight')
  await page.keyboard.type('xyz')
  const typed = article.author.replace(/^./, '$&xyz')
  await expect(box(page)).toHaveValue(typed)
  await expectFilter(page, '/blog', { q: typed })

  await linkTo(page, '/blog').click()
  await expect(box(page)).toHaveValue('')
  await expect(results(page)).toHaveCount(articlesAtFirst)
  await page.goBack()
  await expect(box(page)).toHaveValue(typed)
  await expect(results(page)).toHaveCount(0)
})

for (const [index, font] of SYSTEM_FONTS.entries()) {
  const tag = index > 0 ? NIGHT : []
  test(`a filtered address shows its results without interaction or layout shift, on a phone with ${font}`, {
    tag,
  }, async ({ page }) => {
    test.skip(!faq, 'There are no questions.')
    await page.setViewportSize({ width: 375, height: 800 })
    const shift = await watchShifts(page, font)
    await page.addInitScript(waitForever)
    const arrive = await delay(page)
    await page.goto(`/faq?${new URLSearchParams({ q: question.question })}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(results(page)).toHaveCount(0)

    arrive()

    await expect(page.locator('html')).not.toHaveClass(/filtered/)
    await expect(results(page)).toHaveText(asked(question.question))
    await fontsSwapped(page)
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT)
  })
}

/** A busy machine may need longer than the three seconds after which the whole list is shown. */
function waitForever() {
  const start = window.setTimeout.bind(window)
  const patient = (act: () => void, delay?: number, ...values: unknown[]) =>
    delay === 3000 ? 0 : start(act, delay, ...values)
  Object.assign(window, { setTimeout: patient })
}

for (const path of ['/faq?q=cloud', '/faq?category=Legal', '/search?q=cloud', '/blog?q=cloud']) {
  const tag = path === '/faq?q=cloud' ? [] : NIGHT
  test(`while the app does not come, ${path} soon shows the whole list, and says so`, {
    tag,
  }, async ({ page }) => {
    test.skip(path.startsWith('/blog') ? !blog : !faq, 'There is no such page.')
    const arrive = await delay(page)
    await page.goto(path)
    const list = main(page).locator('.results').getByRole('listitem')
    const says = page.getByText(words.shell.unfiltered)
    await expect(says).toBeVisible()
    await expect(list.first()).toBeVisible()
    await expect(list.last()).toBeVisible()

    arrive()
    await hydrated(page)
    await expect(says).toBeHidden()
  })
}

test('the link from a service to a question opens the answer', { tag: NIGHT }, async ({ page }) => {
  const service = [...content.services.values()].find(({ questions }) => questions.length > 0)
  const linked = content.faq.get(service?.questions.at(-1) ?? '')
  test.skip(!linked, 'No service names a question.')
  if (!service || !linked) return
  await page.setViewportSize({ width: 375, height: 600 })
  await visit(page, `/services/${service.id}`)
  await named(main(page), 'link', linked.question).click()

  await expect(page).toHaveURL(addressOf(`/faq#${linked.id}`))
  await expect(card(page, linked).locator('summary')).toBeInViewport({ ratio: 1 })
  await expect(card(page, linked).locator('.prose')).toBeInViewport()
})
