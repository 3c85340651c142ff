import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, serveWorker } from '../test/serve-worker.ts'

const worker = serveWorker()

const enquiry = { name: 'Ada', email: 'ada@lovelace.example', message: 'Hello' }
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

async function post(form: BodyInit, headers: Record<string, string> = {}) {
  // Encoded here, because the harness's fetch does not know the FormData of Node.
  const request = new Request('http://browser.example', {
    method: 'POST',
    headers: { Accept: BROWSER, ...headers },
    body: form,
  })
  return worker.fetch('/api/contact', {
    method: 'POST',
    headers: Object.fromEntries(request.headers),
    body: await request.arrayBuffer(),
    redirect: 'manual',
  })
}

function formData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

function multipart(body: string, boundary = 'x') {
  return post(body, { 'Content-Type': `multipart/form-data; boundary=${boundary}` })
}

async function storedMessages() {
  const headers = { Authorization: `Bearer ${OPERATOR_TOKEN}` }
  const response = await worker.fetch('/api/contacts', { headers })
  const { contacts } = (await response.json()) as { contacts: { message: string }[] }
  return contacts.map(({ message }) => message)
}

test.each([
  ['urlencoded', (fields: Record<string, string>) => new URLSearchParams(fields)],
  ['multipart', formData],
])('stores a %s form post byte for byte and leads to the page that thanks', async (_, encode) => {
  const message = '\r\nBonjour + 100 % & <b> 👋 \r\n界'
  const response = await post(encode({ ...enquiry, message, serviceInterest: '', website: '' }))

  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/contact/sent')
  expect(await storedMessages()).toEqual([message])
})

test('holds a form post whose honeypot is filled in, and thanks for it alike', async () => {
  const response = await post(new URLSearchParams({ ...enquiry, website: 'https://a.example' }))
  const db = await worker.database()

  expect(response.headers.get('Location')).toBe('/contact/sent')
  expect(await db.prepare('SELECT status, reasons FROM contact').first()).toEqual({
    status: 'held',
    reasons: '["honeypot"]',
  })
})

test('takes the longest message of three-byte characters from a urlencoded form', async () => {
  const message = '界'.repeat(10_000)
  const response = await post(new URLSearchParams({ ...enquiry, message }))

  expect(response.status).toBe(303)
  expect(await storedMessages()).toEqual([message])
})

test('leads a browser to the page that thanks whatever it sent', async () => {
  const response = await post(JSON.stringify(enquiry), { 'Content-Type': 'application/json' })

  expect(response.status).toBe(303)
})

test('answers a form post with the page even when the caller accepts anything', async () => {
  const response = await post(new URLSearchParams({ name: 'Ada' }), { Accept: '*/*' })

  expect(response.headers.get('Content-Type')).toMatch('text/html')
})

test('fills the contact page with every word sent and marks what is wrong', async () => {
  const sent = {
    name: '"Ada" &quot; <Lovelace>',
    email: 'ada@',
    serviceInterest: 'cloud',
    message: '\r\n  </textarea><script>alert(1)</script> &amp; ',
  }
  const response = await post(new URLSearchParams(sent))
  const html = await response.text()

  expect(response.status).toBe(422)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(html).toContain('<p data-form-error>Please check the following: email.</p>')
  expect(html).toContain(
    '<input name="name" value="&quot;Ada&quot; &amp;quot; <Lovelace>"><p data-error-for="name" hidden></p>',
  )
  expect(html).toContain(
    '<input name="email" type="email" value="ada@" aria-invalid="true" autofocus=""><p data-error-for="email">Enter an e-mail address such as name@company.example.</p>',
  )
  expect(html).toContain('<option value="cloud" selected="">Cloud</option>')
  expect(html).toContain('<option value="">None</option>')
  expect(html).toContain(
    '<textarea name="message">\n\r\n  &lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; </textarea>',
  )
})

test('touches nothing but the form, and leaves out the script that would start the app', async () => {
  const html = await (await post(new URLSearchParams({ name: 'Ada' }))).text()

  expect(html).toContain('<input name="name" value="elsewhere">')
  expect(html).toContain('<script type="application/ld+json">{}</script>')
  expect(html).not.toContain('boot()')
})

test("keeps the page's own policy and drops the headers of the stored file", async () => {
  const { headers } = await post(new URLSearchParams({ name: 'Ada' }))

  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; style-src 'sha256-page'")
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('X-Request-Id')).not.toBeNull()
  expect(headers.get('ETag')).toBeNull()
})

test('keeps the words and says both sentences when storage fails', async () => {
  const response = await worker.withoutStorage(() => post(new URLSearchParams(enquiry)))
  const html = await response.text()

  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('30')
  expect(html).toContain(
    '<p data-form-error><strong>Error sending message</strong> Please try again or contact us directly.</p>',
  )
  expect(html).toContain('<input name="name" value="Ada" autofocus="">')
  expect(html).toContain('value="ada@lovelace.example"')
  expect(html).toContain('<textarea name="message">\nHello</textarea>')
  expect(html).not.toContain('aria-invalid')
})

const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const parts = Object.entries(enquiry)
  .map(([name, value]) => part(name, value))
  .join('')

function withFile(field: string): FormData {
  const form = formData(enquiry)
  form.set(field, new File([new Uint8Array([0x89, 0xff, 0])], 'photo.png', { type: 'image/png' }))
  return form
}

function urlencoded(body: string) {
  return post(body, { 'Content-Type': 'application/x-www-form-urlencoded' })
}

const encoded = new URLSearchParams(enquiry).toString()

// What the parser of workerd makes of parts; http/body.test.ts has what is ours.
test.each<[string, () => ReturnType<typeof post>, number, string?]>([
  ['a field sent twice', () => urlencoded(`${encoded}&name=Bob`), 422, 'name'],
  ['a field sent in two parts', () => multipart(`${parts}${part('name', 'B')}--x--`), 422, 'name'],
  ['a file as message', () => post(withFile('message')), 422, 'message'],
  ['a body over 96 KiB', () => urlencoded(`${encoded}${'m'.repeat(98_304)}`), 413],
  ['broken percent-encoding', () => urlencoded(`${encoded}%zz`), 400],
  ['an empty multipart body', () => multipart(''), 400],
  ['parts without an end', () => multipart(parts), 400],
  ['parts of another boundary', () => multipart(`${parts}--x--`, 'y'), 400],
  ['a part without headers', () => multipart('--x\r\n\r\nHello\r\n--x--'), 400],
  ['a part without a name', () => multipart(part('', '').replace(' name=""', '')), 400],
  ['no boundary', () => post(parts, { 'Content-Type': 'multipart/form-data' }), 400],
  ['no origin it tells', () => post(formData(enquiry), { Origin: 'null' }), 403],
])(
  'refuses a form with %s as the contact page and stores nothing',
  async (_, send, status, field) => {
    const response = await send()
    const html = await response.text()

    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toMatch('text/html')
    expect(html).toMatch(/<p data-form-error>.{20,}<\/p>/)
    if (field) expect(html).toMatch(new RegExp(`<p data-error-for="${field}">.{10,}</p>`))
    else expect(html).not.toContain('aria-invalid')
    expect(await worker.countContacts()).toBe(0)
  },
)

test.each([
  ['a field of no meaning', () => urlencoded(`${encoded}&phone=1`), 'phone'],
  ['a file of no meaning', () => post(withFile('photo')), 'photo'],
])('names %s, which has no place on the page, and stores nothing', async (_, send, field) => {
  const response = await send()

  expect(response.status).toBe(422)
  expect(await response.text()).toContain(`Please check the following: ${field}.`)
  expect(await worker.countContacts()).toBe(0)
})

test.each(['GET', 'HEAD'])(
  'leads a browser that comes back with %s to the form',
  async (method) => {
    const headers = { Accept: BROWSER }
    const response = await worker.fetch('/api/contact', { method, headers, redirect: 'manual' })

    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/contact')
  },
)
