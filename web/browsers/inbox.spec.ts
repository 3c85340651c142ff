import { expect, test } from './fixtures.ts'

const INBOX = '/api/contacts'
const ROW = '#rows .enquiry-row'
const BOX = `${ROW} [type=checkbox][name=id]`
const SELECTION = '#selection'
const NOTICE = 'main [role=status]:not([hidden])'

test.use({ isOperator: true })

test('an operator selects, acts, undoes, opens an enquiry, and leaves a note', async ({
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
  await tab.expectCount(ROW, 3)

  // All by one box, then all but the first.
  await tab.click('#all')
  await tab.expectCount(`${BOX}:checked`, 3)
  await tab.click('#all')
  await tab.expectCount(`${BOX}:checked`, 0)
  await tab.click(BOX)
  await tab.click(`${SELECTION} [name=to][value=done]`)
  await tab.expectCount(ROW, 2)
  await tab.expectFocus(NOTICE)

  await tab.click(`${NOTICE} form[action$="/undo"] [type=submit]`)
  await tab.expectCount(ROW, 3)
  await tab.expectFocus(NOTICE)

  // By keys: the second of the list is done.
  await tab.press('j')
  await tab.expectFocus(`${ROW}:nth-child(1) a`)
  await tab.press('j')
  await tab.expectFocus(`${ROW}:nth-child(2) a`)
  await tab.press('d')
  await tab.expectCount(ROW, 2)

  await tab.click(`${ROW}:nth-child(1) .row-link`)
  await expect.poll(() => tab.address()).toMatch(/^\/api\/contacts\/[^?]+/)
  await tab.expectSeen('h1')
  await tab.fill('textarea[name=note]', 'Called back.')
  await tab.click('[type=submit][formaction*="/note"]')
  await tab.expectFocus(NOTICE)
  await tab.expectCount('.history-note', 1)
  expect(await tab.countSeen(NOTICE)).toBe(1)
})
