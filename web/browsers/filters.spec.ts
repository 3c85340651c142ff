import { content } from '#web/e2e/content.ts'
import { expect, test } from './fixtures.ts'

const BOX = 'main [type=search]'
/** The name of a service begins with it. */
const [WORD = ''] = [...content.services.values()][0]?.name.split(' ') ?? []
const SEARCH = `/search?${new URLSearchParams({ q: WORD })}`

test('a chip and typed text filter the FAQ, and the address keeps both', async ({ tab }) => {
  test.skip(
    new Set([...content.faq.values()].map(({ category }) => category)).size < 2,
    'One category.',
  )
  const [chips, entries] = ['[name=category]', 'main li details']
  await tab.visit('/faq')
  const all = await tab.countSeen(entries)

  await tab.click(`${chips}:nth-child(2)`)
  await tab.expectSeen(`${chips}:nth-child(2)[aria-pressed=true]`)
  const category = (await tab.attribute(`${chips}:nth-child(2)`, 'value')) ?? ''
  await tab.expectAddress(`/faq?${new URLSearchParams({ category })}`)
  expect(await tab.countSeen(entries)).toBeLessThan(all)

  await tab.click(`${chips}:nth-child(1)`)
  await tab.expectCount(entries, all)
  await tab.fill(BOX, 'no such words')
  await tab.expectCount(entries, 0)
  await tab.expectAddress('/faq?q=no+such+words')

  await tab.reload()
  await tab.expectCount(entries, 0)
  expect(await tab.value(BOX)).toBe('no such words')
})

test('search results appear while typing, without history entries', async ({ tab }) => {
  await tab.visit('/search')
  const steps = await tab.evaluate(() => history.length)

  await tab.fill(BOX, WORD)

  await tab.expectSeen('main li a')
  await tab.expectAddress(SEARCH)
  expect(await tab.evaluate(() => history.length)).toBe(steps)
  const first = await tab.attribute('main li a', 'href')
  await tab.click('main li a')
  await tab.expectAddress(first ?? '')
  await tab.back()
  await expect.poll(() => tab.address()).toBe(SEARCH)
  await expect.poll(() => tab.value(BOX)).toBe(WORD)
})
