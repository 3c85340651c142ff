import {
  addressOf,
  countSeen,
  expect,
  expectCount,
  expectFocus,
  expectSeen,
  fill,
  test,
} from './fixtures.ts'

const INBOX = '/api/contacts'
const ROW = '#rows .enquiry-row'
const BOX = `${ROW} [type=checkbox][name=id]`
const SELECTION = '#selection'
const NOTICE = 'main [role=status]:not([hidden])'

test.use({ isOperator: true })

test('an operator ticks, acts, undoes, opens an enquiry, and leaves a note', async ({
  tab,
  site,
}) => {
  await site.database.prepare('DELETE FROM contact').run()
  for (const name of ['Ada', 'Grace', 'Mary']) {
    const body = JSON.stringify({ name, email: `${name}@prospect.example`, message: 'A portal.' })
    const headers = { 'content-type': 'application/json' }
    const sent = await fetch(`${site.url}/api/contact`, { method: 'POST', headers, body })
    expect(sent.status).toBe(201)
  }
  await tab.goto(INBOX)
  await expectCount(tab, ROW, 3)

  // All by one box, then all but the first.
  await tab.click('#all')
  await expectCount(tab, `${BOX}:checked`, 3)
  await tab.click('#all')
  await expectCount(tab, `${BOX}:checked`, 0)
  await tab.click(BOX)
  await tab.click(`${SELECTION} [name=to][value=done]`)
  await expectCount(tab, ROW, 2)
  await expectFocus(tab, NOTICE)

  await tab.click(`${NOTICE} form[action$="/undo"] [type=submit]`)
  await expectCount(tab, ROW, 3)
  await expectFocus(tab, NOTICE)

  // By keys: the second of the list is done.
  await tab.press('j')
  await expectFocus(tab, `${ROW}:nth-child(1) a`)
  await tab.press('j')
  await expectFocus(tab, `${ROW}:nth-child(2) a`)
  await tab.press('d')
  await expectCount(tab, ROW, 2)

  await tab.click(`${ROW}:nth-child(1) .row-link`)
  await expect.poll(() => addressOf(tab)).toMatch(/^\/api\/contacts\/[^?]+/)
  await expectSeen(tab, 'h1')
  await fill(tab, 'textarea[name=note]', 'Called back.')
  await tab.click('[type=submit][formaction*="/note"]')
  await expectFocus(tab, NOTICE)
  await expectCount(tab, '.history-note', 1)
  expect(await countSeen(tab, NOTICE)).toBe(1)
})
