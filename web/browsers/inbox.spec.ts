import { expect, test } from './fixtures.ts'

const ROW = '#rows .enquiry-row'
const BOX = `${ROW} [type=checkbox][name=id]`
const NOTICE = 'main [role=status]:not([hidden])'

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
  await tab.goto('/api/contacts')
  await tab.expectSeen(ROW, 3)

  await tab.click('#all')
  await tab.expectSeen(`${BOX}:checked`, 3)
  await tab.click(BOX)
  await tab.click('#selection [name=to][value=done]')
  await tab.expectSeen(ROW, 1)
  await tab.expectFocus(NOTICE)
  await tab.click(`${NOTICE} form[action$="/undo"] [type=submit]`)
  await tab.expectSeen(ROW, 3)

  // By keys: the second of the list is done.
  for (const key of ['j', 'j', 'd']) await tab.press(key)
  await tab.expectSeen(ROW, 2)

  await tab.click(`${ROW}:nth-child(1) .row-link`)
  await tab.fill('textarea[name=note]', 'Called back.')
  await tab.click('[type=submit][formaction*="/note"]')
  await tab.expectFocus(NOTICE)
  await tab.expectSeen('.thread [data-kind=note]', 1)
})
