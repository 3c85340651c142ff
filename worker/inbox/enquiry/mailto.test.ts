import { expect, test } from 'vitest'
import type { ContactRecord } from '#worker/contact/record.ts'
import { settings } from '#worker/settings.ts'
import { record } from '#worker/test/sample-enquiry.ts'
import { answerByMail } from './mailto.ts'

const sent = { ...record, name: 'Ada Lovelace', message: 'One\r\n\r\nTwo & three' }

/** The message in a mail program. */
function read(changes: Partial<ContactRecord>) {
  const { url, cut } = answerByMail({ ...sent, ...changes })
  const { protocol, pathname, searchParams } = new URL(url.replaceAll('+', '%2B'))
  const { subject = '', body = '' } = Object.fromEntries(searchParams)
  return { url, cut, to: protocol + decodeURIComponent(pathname), subject, body }
}

test('has the reference, the signature and every line as a quote, without other words', () => {
  expect(read({})).toMatchObject({
    cut: 0,
    to: `mailto:${record.email}`,
    subject: `Re: ${record.reference}`,
    body: `\r\n\r\n${settings.signature}\r\n\r\n> One\r\n> \r\n> Two & three`,
  })
})

test('no sender can add a header', () => {
  const { url, to } = read({ email: "o'hara?cc=x&b@b.example", message: '&bcc=eve@b.example' })

  expect(to).toBe("mailto:o'hara?cc=x&b@b.example")
  expect([...new URL(url).searchParams.keys()]).toEqual(['subject', 'body'])
})

test.each([
  ['letters', 'a'.repeat(10_000)],
  ['lines', 'a\r\n'.repeat(5000)],
  ['characters of two units', '😀'.repeat(5000)],
])('cuts %s to the limit of mail programs, and returns the length of the rest', (_, message) => {
  const { url, cut, body } = read({ message })
  const quoted = body.slice(body.indexOf('> '), body.lastIndexOf('\r\n> …'))

  expect(url.length).toBeLessThanOrEqual(1800)
  expect(url.length).toBeGreaterThan(1700)
  expect(body).toMatch(/> …$/)
  const kept = [...quoted.replace(/^> /, '').replaceAll('\r\n> ', '\n')].length
  expect(kept + cut).toBe([...message.replaceAll('\r\n', '\n').trim()].length)
})
