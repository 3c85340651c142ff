import { expect, test } from 'vitest'
import { sample } from '../test/sample-enquiry.ts'
import { serveWorkerd } from '../test/serve-workerd.ts'
import site from '../test/site/texts.json' with { type: 'json' }
import { createReference } from './enquiry-record.ts'

const worker = await serveWorkerd()

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

function post(
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
  query = '',
) {
  return worker.fetch(`/api/contact${query}`, {
    method: 'POST',
    headers: { Accept: BROWSER, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof fields === 'string' ? fields : String(new URLSearchParams(fields)),
    redirect: 'manual',
  })
}

async function storedReference() {
  return (await worker.rows('SELECT reference FROM enquiry'))[0]?.reference
}

/** The page after the redirect of a form. */
async function thanks(response: Awaited<ReturnType<typeof post>>) {
  expect(response.status).toBe(303)
  const page = await worker.fetch(response.headers.get('Location') ?? '')
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  return page.text()
}

test.each(['', '?reference=', '?reference=Call+0900', `?reference=${createReference()}%3Cb%3E`])(
  'shows the thanks without a reference at /sent%s',
  async (query) => {
    const response = await worker.fetch(`/api/contact/sent${query}`, { redirect: 'manual' })

    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/contact/sent')
  },
)

const anyText =
  "\r\nBonjour + 100 % & <b> 👋 \r\n界 '); DROP TABLE enquiry;-- ?1 \u202eשלום e\u0301"

test.each([anyText, '界'.repeat(10_000)])(
  'stores a form post byte for byte and redirects to the thanks with the reference: %#',
  async (message) => {
    const response = await post({ ...sample, message, serviceInterest: '', website: '' })

    const reference = await storedReference()
    expect(await thanks(response)).toContain(
      `<h1>That&#x27;s sent.</h1><p data-reference>Your reference is <strong>${reference}</strong>.</p>`,
    )
    expect(await worker.rows('SELECT message FROM enquiry')).toEqual([{ message }])
  },
)

test('returns the contact page with all sent values and marks the wrong ones', async () => {
  const sent = {
    name: '"Ada" &quot; <Lovelace>',
    email: 'ada@',
    serviceInterest: 'paper',
    message: '\r\n  </textarea><script>alert(1)</script> &amp; ',
  }
  const response = await post(sent)
  const html = await response.text()

  expect(response.status).toBe(422)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(html).toContain('<p data-form-error>Please check the following: Email and Service.</p>')
  expect(html).toContain(
    '<input name="name" value="&quot;Ada&quot; &amp;quot; <Lovelace>"><p data-error-for="name" hidden></p>',
  )
  expect(html).toContain(
    '<input name="email" type="email" value="ada@" aria-invalid="true" autofocus=""><p data-error-for="email">Enter an email address such as name@company.example.</p>',
  )
  expect(html).toContain('<option value="paper" selected="">Paper</option>')
  expect(html).toContain('<option value="">None</option>')
  expect(html).toContain(
    '<textarea name="message">\n\r\n  &lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; </textarea>',
  )
})

test('answers with the page and its policy, without the app, for any Accept header', async () => {
  const response = await post({ name: 'Ada' }, { Accept: '*/*' })
  const html = await response.text()

  expect(html).toContain('<input name="name" value="elsewhere">')
  expect(html).not.toContain('<script')
  const { headers } = response
  expect(headers.get('Content-Type')).toMatch('text/html')
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; style-src 'sha256-page'")
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('X-Request-Id')).not.toBeNull()
  expect(headers.get('ETag')).toBeNull()
})

test('returns the contact page with the text to a form beyond the limit', async () => {
  const address = { 'cf-connecting-ip': '192.0.2.80' }
  const boxes = { topics: 'code', terms: 'You may call me.' }
  let response = await post({ ...sample, ...boxes }, address)
  // Ten a minute, twenty when the minute ends meanwhile.
  for (let sent = 1; sent <= 20 && response.status === 303; sent++) {
    response = await post({ ...sample, ...boxes, message: `Hello ${sent}` }, address)
  }
  const html = await response.text()

  expect(response.status).toBe(429)
  expect(html).toContain(`<p data-form-error>${site[0]?.texts.errors.too_many_requests}</p>`)
  expect(html).toContain('<input name="name" value="Ada" autofocus="">')
  expect(html).toMatch(/<textarea name="message">\nHello \d+<\/textarea>/)
  expect(checkedIn(html)).toEqual(['code', 'You may call me.'])
})

/** The boxes that a page has checked. */
const checkedIn = (html: string) =>
  [...html.matchAll(/value="([^"]*)" checked=""/g)].map(([, value]) => value)

test.each([
  ['several boxes', 'topics=design&topics=care', ['design', 'care']],
  ['one box', 'topics=design&terms=You+may+call+me.', ['design', 'You may call me.']],
  ['a consent to an earlier sentence', 'terms=You+may+write.', []],
])('checks again what was checked, and nothing else: %s', async (_, boxes, checked) => {
  const html = await (await post(`name=&${boxes}`)).text()

  expect(checkedIn(html)).toEqual(checked)
})

test('keeps the text and shows both error sentences when storage fails', async () => {
  const response = await worker.withoutStorage(() => post(sample))
  const html = await response.text()

  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('30')
  expect(html).toContain(
    `<p data-form-error><strong>Error sending message</strong> Please try again or contact us directly. (Request ${response.headers.get('X-Request-Id')})</p>`,
  )
  expect(html).toContain('<input name="name" value="Ada" autofocus="">')
  expect(html).toContain('value="ada@lovelace.example"')
  expect(html).toContain('<textarea name="message">\nHello</textarea>')
  expect(html).not.toContain('aria-invalid')
})

const encoded = new URLSearchParams(sample).toString()
const CONSENT = 'You may also call me at this number…'

test.each<[string, () => ReturnType<typeof post>, number, string?]>([
  ['a field sent twice', () => post(`${encoded}&name=Bob`), 422, 'Name'],
  ['a body over 96 KiB', () => post(`${encoded}${'m'.repeat(98_304)}`), 413],
  ['a long consent', () => post(`${encoded}&terms=${'x'.repeat(401)}`), 422, CONSENT],
  ['a hidden origin', () => post(sample, { Origin: 'null' }), 403],
])('rejects a form with %s by returning the contact page', async (_, send, status, field) => {
  const response = await send()
  const html = await response.text()

  expect(response.status).toBe(status)
  expect(response.headers.get('Content-Type')).toMatch('text/html')
  expect(html).toMatch(/<p data-form-error>.{20,}<\/p>/)
  if (field) expect(html).toContain(`<p data-form-error>Please check the following: ${field}.</p>`)
  else expect(html).not.toContain('aria-invalid')
  // The body was not read, so the page cannot restore it.
  if (status === 413) expect(html).toContain(site[0]?.texts.errors.form_too_large)
  expect(await worker.countEnquiries()).toBe(0)
})

test.each([
  ['a value', { ...sample, message: '\ud800 lone \udfff' }, '\ufffd lone \ufffd</textarea>'],
  ['a name', { ...sample, '\ud800x': '' }, '\ufffdx'],
])('returns %s without a UTF-8 form as far as possible', async (_, fields, shown) => {
  const response = await post(JSON.stringify(fields), { 'Content-Type': 'application/json' })

  expect(response.status).toBe(422)
  expect(await response.text()).toContain(shown)
})

test('answers a form in its language, or else the first: with its page, its mistakes, and its thanks', async () => {
  const send = (fields: Record<string, string>) => post(fields, {}, '?language=de')

  const refused = await (await send({ ...sample, name: '', message: '' })).text()
  const thanked = await thanks(await send(sample))

  expect(refused).toContain('<p data-form-error>Bitte prüfen Sie: Name und Nachricht.</p>')
  expect(refused).toContain('<p data-error-for="name">Geben Sie Ihren Namen ein.</p>')
  expect(thanked).toContain(`Die Nummer ist <strong>${await storedReference()}</strong>.`)
  expect(await worker.rows('SELECT language FROM enquiry')).toEqual([{ language: 'de' }])
  const other = await post({ ...sample, name: 'Bob' }, {}, '?language=fr')
  expect(await thanks(other)).toContain('Your reference is')
})
