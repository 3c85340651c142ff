import {
  addressOf,
  attributeOf,
  countSeen,
  expect,
  expectAddress,
  expectCount,
  expectSeen,
  fill,
  hydrated,
  test,
  valueIn,
} from './fixtures.ts'

const BOX = 'main [type=search]'

for (const { path, chips, entries } of [
  { path: '/faq', chips: '[name=category]', entries: 'main li details' },
  { path: '/blog', chips: '[name=topic]', entries: 'main h3' },
]) {
  test(`${path} is narrowed by a chip and by typing, which the address keeps`, async ({ tab }) => {
    await tab.goto(path)
    await hydrated(tab)
    const all = await countSeen(tab, entries)

    await tab.click(`${chips}:nth-child(2)`)
    await expectSeen(tab, `${chips}:nth-child(2)[aria-pressed=true]`)
    const chosen = await attributeOf(tab, `${chips}:nth-child(2)`, 'value')
    const name = chips.slice(6, -1)
    await expectAddress(tab, `${path}?${new URLSearchParams({ [name]: chosen ?? '' })}`)
    expect(await countSeen(tab, entries)).toBeLessThan(all)

    await tab.click(`${chips}:nth-child(1)`)
    await expectCount(tab, entries, all)
    await fill(tab, BOX, 'no such words')
    await expectCount(tab, entries, 0)
    await expectAddress(tab, `${path}?q=no+such+words`)

    await tab.reload()
    await expectCount(tab, entries, 0)
    expect(await valueIn(tab, BOX)).toBe('no such words')
  })
}

test('results of the search come as one types, and are no steps of the history', async ({
  tab,
}) => {
  await tab.goto('/search')
  await hydrated(tab)
  const steps = await tab.evaluate(() => history.length)

  await fill(tab, BOX, 'cloud')

  await expectSeen(tab, 'main li a')
  await expectAddress(tab, '/search?q=cloud')
  expect(await tab.evaluate(() => history.length)).toBe(steps)
  const first = await attributeOf(tab, 'main li a', 'href')
  await tab.click('main li a')
  await expectAddress(tab, first ?? '')
  await tab.back()
  await expect.poll(() => addressOf(tab)).toBe('/search?q=cloud')
  await expect.poll(() => valueIn(tab, BOX)).toBe('cloud')
})
