import { parse } from 'node-html-parser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '#worker/settings.ts'
import { ACCESS_AUDIENCE, serveAccessIssuer } from '#worker/test/access-issuer.ts'
import { accessHeaders, basicAuth } from '#worker/test/credentials.ts'
import { mailbox } from '#worker/test/fake-mail.ts'
import { asOperator, fetchInProcess, OPERATOR_TOKEN } from '#worker/test/fetch-in-process.ts'
import { startWorker } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'

const worker = await startWorker()
const limit = vi.fn(async () => ({ success: true }))
const site = (vars: object = {}) =>
  fetchInProcess({ DB: worker.db, OPERATOR_LIMIT: { limit }, ...mailbox().bindings, ...vars })
const request = site()

const NEXT = 'the-token-of-next-month'
const INBOX = '/api/contacts'
/** The headers of a browser that opens a page. */
const BROWSER = { Accept: 'text/html,*/*;q=0.8', 'Sec-Fetch-Site': 'same-origin' }
type Request = ReturnType<typeof fetchInProcess>

beforeEach(() => {
  limit.mockClear()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(settings, { operators: [] })
})

const open = (path: string, cookie = '', headers = {}, from = request) =>
  from(path, { headers: { ...BROWSER, cookie, ...headers } })
const post = (path: string, fields: object, headers = {}, from = request) =>
  from(path, {
    method: 'POST',
    headers: { ...BROWSER, ...headers },
    body: new URLSearchParams(Object.entries(fields)),
  })
const signIn = (fields = {}, headers = {}, from?: Request) =>
  post('/api/session', { name: 'ada', password: OPERATOR_TOKEN, ...fields }, headers, from)
/** The cookie of a response, as a browser sends it back. */
const cookieOf = ({ headers }: Response) => headers.get('Set-Cookie')?.split(';')[0] ?? ''
const session = async (...asked: Parameters<typeof signIn>) => cookieOf(await signIn(...asked))
const page = async (response: Response | Promise<Response>) => parse(await (await response).text())
/** The fields of the form of a page, as a browser sends them. */
const fieldsOf = (form: ReturnType<typeof parse>) =>
  Object.fromEntries(
    form
      .querySelectorAll('form.form [name]')
      .map((field) => [
        field.getAttribute('name') ?? '',
        field.tagName === 'TEXTAREA' ? field.text.slice(1) : (field.getAttribute('value') ?? ''),
      ]),
  )

/** Signs in on a sign-in page, with the fields that it kept. */
const signInOn = async (form: Response | Promise<Response>) =>
  signIn({ ...fieldsOf(await page(form)), name: 'ada', password: OPERATOR_TOKEN })

/** Expects that a browser with this cookie is led to the sign-in page, which is no failure. */
async function expectSignedOut(cookie: string, from?: Request) {
  const response = await open(`${INBOX}?q=ada`, cookie, {}, from)
  expect([response.status, response.headers.get('Location')]).toEqual([
    303,
    '/api/session?to=%2Fapi%2Fcontacts%3Fq%3Dada',
  ])
  expect(limit).not.toHaveBeenCalled()
  expect(worker.logs().join()).not.toContain('sign_in_refused')
}

test('a browser signs in on a page, goes on to the page it wanted, and sees its name', async () => {
  const led = await open(`${INBOX}?status=all`)
  const response = await signInOn(open(led.headers.get('Location') ?? ''))

  expect([response.status, response.headers.get('Location')]).toEqual([303, `${INBOX}?status=all`])
  expect(response.headers.get('Set-Cookie')).toMatch(
    /^__Host-session=[\w.%-]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  const cookie = cookieOf(response)
  const inbox = await page(open(`${INBOX}?status=all`, cookie))
  expect(inbox.querySelector('.operator')?.text).toBe('adaSign out')
  const who = await request('/api/session', { headers: { cookie } })
  const expiresAt = '2026-11-20T21:00:00.000Z'
  expect(await who.json()).toEqual({ name: 'ada', verified: false, expiresAt })
  expect((await open('/api/session', cookie)).headers.get('Location')).toBe(INBOX)
})

test('a session ends after twelve hours, and when its operator signs out', async () => {
  const cookie = await session()
  vi.setSystemTime('2026-11-20T20:59:59Z')
  expect((await open(INBOX, cookie)).status).toBe(200)
  vi.setSystemTime('2026-11-20T21:00:00Z')
  await expectSignedOut(cookie)

  const out = await post('/api/session/sign-out', {}, { cookie })
  expect([out.status, out.headers.get('Location')]).toEqual([303, '/api/session'])
  expect(out.headers.get('Set-Cookie')).toMatch(/^__Host-session=; Max-Age=0; Path=\/; .*Secure/)
})

test('a session ends with the token that it began with, and not with the other one', async () => {
  const both = site({ OPERATOR_TOKEN_NEXT: NEXT })
  const [old, next] = [await session({}, {}, both), await session({ password: NEXT }, {}, both)]
  for (const cookie of [old, next]) {
    expect((await open(INBOX, cookie, {}, both)).status).toBe(200)
  }
  const rotated = site({ OPERATOR_TOKEN: NEXT })

  await expectSignedOut(old, rotated)
  expect((await open(INBOX, next, {}, rotated)).status).toBe(200)
})

const EVE = encodeURIComponent(JSON.stringify({ name: 'eve', expiresAt: '2999-01-01' }))

test.each<[string, (value: string) => string]>([
  ['nothing', () => ''],
  ['the token', () => OPERATOR_TOKEN],
  ['a cut signature', (value) => value.slice(0, -8)],
  ['a longer signature', (value) => `${value}AAAA`],
  ['another name', (value) => value.replace(/.*(?=\.)/, EVE)],
  ['no signature', () => EVE],
  ['an empty signature', () => `${EVE}.`],
  ['many dots', () => '.'.repeat(5_000)],
])('leads a browser with a forged session to the sign-in page: %s', async (_, forge) => {
  const [name, value = ''] = (await session()).split(/=(.*)/)

  await expectSignedOut(`${name}=${forge(value)}`)
})

test('asks nobody for a password in a dialog but programs', async () => {
  const asked = async (headers: Record<string, string>, path = INBOX) => {
    const response = await request(path, { headers })
    return [response.status, response.headers.get('WWW-Authenticate')]
  }
  const program = [401, 'Basic realm="Enquiries", charset="UTF-8"']

  expect(await asked({})).toEqual(program)
  expect(await asked({}, '/api/session')).toEqual(program)
  expect(await asked(basicAuth('wrong'))).toEqual(program)
  // fetch() in Node.
  expect(await asked({ 'Sec-Fetch-Mode': 'cors' })).toEqual(program)
  expect(await asked(BROWSER)).toEqual([303, null])
  // An older browser, or one without TLS.
  expect(await asked({ Accept: 'text/html' })).toEqual([303, null])
  expect(await asked({ 'Sec-Fetch-Site': 'same-origin' }, `${INBOX}/arrivals`)).toEqual([401, null])
  expect(await asked({ ...BROWSER, authorization: 'Bearer wrong' })).toEqual([401, null])
})

test('ignores Basic that a browser still sends after its dialog, but takes a Bearer token', async () => {
  const remembered = basicAuth(OPERATOR_TOKEN, 'eve')
  expect((await open(INBOX, '', remembered)).status).toBe(303)
  expect((await open(INBOX, '', basicAuth('wrong'))).status).toBe(303)
  expect(limit).not.toHaveBeenCalled()
  expect((await open(INBOX, '', asOperator)).status).toBe(200)

  const cookie = await session()
  const headers = { ...remembered, cookie, 'Sec-Fetch-Site': 'same-origin' }
  expect(await (await request('/api/session', { headers })).json()).toMatchObject({ name: 'ada' })
})

test.each([
  ['/api/contacts/id-1?list=q%3Dada', '/api/contacts/id-1?list=q%3Dada'],
  ['', INBOX],
  ['https://evil.example/api/contacts/id-1', INBOX],
  ['\t/\\evil.example/api/contacts/id-1', INBOX],
  ['javascript:alert(1)', INBOX],
  ['/api/contactsevil', INBOX],
  ['/api/contacts/%2e%2e/../evil', INBOX],
  ['/api/contacts?a=1\r\nSet-Cookie: a=1', '/api/contacts?a=1Set-Cookie%3A+a%3D1'],
  ['/api/contacts?format=csv', INBOX],
  ['/api/contacts/subscribers', INBOX],
  ['/api/contacts/%73ubscribers', INBOX],
  ['http://[', INBOX],
])('leads from the sign-in page to the inbox only: %j', async (to, expected) => {
  const response = await signIn({ to })
  expect([response.status, response.headers.get('Location')]).toEqual([303, expected])
  expect([...response.headers.keys()].filter((name) => name === 'set-cookie')).toHaveLength(1)

  const query = new URLSearchParams({ to })
  expect(fieldsOf(await page(open(`/api/session?${query}`)))).toMatchObject({ to: expected })
})

test('takes no other name than those of the settings, where they list operators', async () => {
  const before = await session()
  Object.assign(settings, { operators: ['Ada', { name: 'ben', email: 'ben@company.example' }] })

  const choices = (await page(open('/api/session'))).querySelectorAll('option')
  expect(choices.map(({ text }) => text)).toEqual(['Choose your name', 'Ada', 'ben'])
  const refused = await signIn({ name: 'eve', to: `${INBOX}/id-1` })
  expect([refused.status, cookieOf(refused)]).toEqual([422, ''])
  const form = await page(refused)
  expect(form.text).toContain('Choose one of the names of the settings.')
  expect(fieldsOf(form)).toMatchObject({ to: `${INBOX}/id-1`, password: '' })
  expect(limit).not.toHaveBeenCalled()

  // A session of before ends for a name that is gone, and has the spelling of the settings.
  const who = { headers: { cookie: before } }
  expect(await (await request('/api/session', who)).json()).toMatchObject({ name: 'Ada' })
  Object.assign(settings, { operators: ['ben'] })
  await expectSignedOut(before)
})

test.each([
  [{ name: '\u202e' }, 422, 'Enter your name.'],
  [{ name: 'n'.repeat(201) }, 422, 'Shorten the name to 200 characters.'],
  [{ name: OPERATOR_TOKEN }, 422, 'Enter your own name here'],
  [{ password: '' }, 422, 'Enter the operator token.'],
  [{ password: 'wrong-horse-battery-staple' }, 401, 'This is not the operator token.'],
  [{ role: 'admin' }, 422, 'Please check the following: role.'],
  [{ to: 'x'.repeat(100_000) }, 413, 'What you sent is too large.'],
])('refuses %j with %i, without a cookie or a dialog', async (fields, status, words) => {
  const response = await signIn(fields)

  expect(response.status).toBe(status)
  expect([cookieOf(response), response.headers.get('WWW-Authenticate')]).toEqual(['', null])
  const text = await response.text()
  expect(text).toContain(words)
  expect(text).not.toMatch(/battery/)
})

test('counts and logs a wrong token as a failure, and keeps the text beyond the limit', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await signIn({ password: 'wrong-horse-battery-staple' })
  expect(limit).toHaveBeenCalledTimes(1)

  limit.mockResolvedValueOnce({ success: false })
  const kept = { to: `${INBOX}/id-1/note`, 'draft.note': 'Call her' }
  const refused = await signIn({ ...kept, password: 'wrong-horse-battery-staple' })
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
  expect(fieldsOf(await page(refused))).toMatchObject(kept)
})

test('keeps the text of a form whose session has ended, and sends it only when asked', async () => {
  await storeEnquiries(worker.db, 1)
  const path = `${INBOX}/id-1/replies?list=status%3Dall`
  const events = () => worker.rows("SELECT action, text FROM event WHERE actor = 'ada'")
  const text = 'Dear Ada,\n<b>"yes" & no</b>\n\n  we can. 🙂'

  const asked = await post(path, { text, version: '0' }, { cookie: '__Host-session=old' })
  expect(asked.status).toBe(401)
  const form = await page(asked)
  expect(form.text).toContain('Your text is kept')
  const response = await signInOn(signIn({ ...fieldsOf(form), password: 'wrong-horse' }))
  const again = await page(response)

  expect(again.querySelector('h1')?.text).toBe('You are signed in')
  expect(again.querySelector('form.form')?.getAttribute('action')).toBe(path.replace('&', '&amp;'))
  expect(fieldsOf(again)).toEqual({ text, version: '0' })
  const keep = again.querySelector('[formaction]')?.getAttribute('formaction') ?? ''
  const cookie = cookieOf(response)
  const kept = await post(keep, { ...fieldsOf(again), close: 'yes' }, { cookie })
  const draft = await page(open(kept.headers.get('Location') ?? '', cookie))
  expect(draft.querySelector('#reply')?.text.slice(1)).toBe(text)
  expect(again.querySelector('main b')).toBeNull()
  expect(await events()).toEqual([])

  await post(path, fieldsOf(again), { cookie })
  expect(await events()).toEqual([
    { action: 'reply', text },
    { action: 'status', text: null },
  ])
})

test('leads back to the page of a form without a text, and repeats nothing', async () => {
  await storeEnquiries(worker.db, 1)
  const Referer = `http://localhost${INBOX}?status=held`
  const asked = await post(`${INBOX}/id-1/status`, { status: 'done', note: '' }, { Referer })

  expect((await signInOn(asked)).headers.get('Location')).toBe(`${INBOX}?status=held`)
  expect(await worker.rows('SELECT status FROM enquiry')).toEqual([{ status: 'new' }])
})

test('says that a kept form is too large, and takes the longest reply, and a note', async () => {
  const large = await post(`${INBOX}/id-1/note`, { note: 'x'.repeat(99_000) })
  expect((await page(large)).text).toContain('Go back in your browser')

  const longest = await post(`${INBOX}/id-1/replies`, { text: '长'.repeat(10_000) })
  expect(fieldsOf(await page(signInOn(longest))).text).toHaveLength(10_000)
  const note = await post(`${INBOX}/id-1/note`, { note: 'Rang' })
  expect(fieldsOf(await page(signInOn(note)))).toEqual({ note: 'Rang' })
})

test.each([{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }])(
  'shows no text that another website sent, and starts and ends no session: %j',
  async (foreign) => {
    for (const path of [`${INBOX}/id-1/note`, '/api/session', '/api/session/sign-out']) {
      const fields = { name: 'eve', password: OPERATOR_TOKEN, note: 'evil', 'draft.note': 'evil' }
      const response = await post(path, fields, foreign)
      expect([response.status, cookieOf(response)]).toEqual([403, ''])
      expect(await response.text()).not.toContain('evil')
    }
  },
)

test('a link in a mail opens its page with the session, which only a request of our own page carries', async () => {
  const led = await open(`${INBOX}/id-1`, '', { 'Sec-Fetch-Site': 'cross-site' })
  const to = led.headers.get('Location') ?? ''
  const opening = await open(to, '', { 'Sec-Fetch-Site': 'cross-site' })

  expect([opening.status, opening.headers.get('Refresh')]).toEqual([200, `0; url=${INBOX}/id-1`])
  // Without a session, the way ends at the form.
  expect((await open(to)).headers.get('Refresh')).toBeNull()
})

test.each([
  ['http://127.0.0.1:8787', false],
  ['https://lumenfold.example', false],
  ['http://192.168.1.20:8787', true],
])('says at %s that the browser keeps no session: %s', async (origin, said) => {
  const text = await (await open(`${origin}/api/session`)).text()

  expect(text.includes('This address has no TLS')).toBe(said)
})

test('with Cloudflare Access, its JWT names the operator, and a wrong one leads nowhere', async () => {
  vi.useRealTimers()
  const issuer = await serveAccessIssuer()
  const from = site({ ACCESS_ISSUER: issuer.issuer, ACCESS_AUDIENCE })
  const cookie = await session({}, {}, from)
  const jwt = await issuer.sign()

  const inbox = await page(open(INBOX, cookie, accessHeaders(jwt), from))
  expect(inbox.querySelector('.operator b')?.text).toBe('ada@lumenfold.example')
  expect(inbox.querySelector('.operator a')?.getAttribute('href')).toBe('/cdn-cgi/access/logout')
  // The sign-in page would lead back, with the same JWT.
  expect((await open(INBOX, cookie, accessHeaders(`${jwt}x`), from)).status).toBe(401)
  issuer.close()
})
