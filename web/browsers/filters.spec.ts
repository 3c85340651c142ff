import { content } from '#web/e2e/content.ts'
import { expect, test } from './fixtures.ts'

const BOX = 'main [type=search]'
const CHIP = 'main [name=category]:nth-child(2)'

test('a chip tapped and a query typed before the app arrives apply, and the address keeps them', async ({
  tab,
  siteProxy,
}) => {
  const categories = new Set(Array.from(content.faq.values(), ({ category }) => category))
  test.skip(categories.size < 2, 'One category.')
  const arrive = siteProxy.delayApp()
  await tab.goto('/faq')
  const category = await tab.read(CHIP, 'value')
  await tab.fill(BOX, 'no such words')
  await tab.click(CHIP)
  arrive()

  const address = `/faq?${new URLSearchParams({ q: 'no such words', category })}`
  await tab.expectAddress(address)
  await tab.expectCount('main details', 0)

  await tab.goto(address)
  await tab.expectCount('main details', 0)
  expect(await tab.read(BOX, 'value')).toBe('no such words')
})
