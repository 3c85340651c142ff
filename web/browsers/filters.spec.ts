import { content } from '#web/e2e/content.ts'
import { expect, test } from './fixtures.ts'

const BOX = 'main [type=search]'

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
