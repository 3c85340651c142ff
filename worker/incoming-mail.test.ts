import PostalMime from 'postal-mime'
import { beforeEach, expect, test, vi } from 'vitest'
import type { EnquiryRecord } from './enquiry/enquiry-record.ts'
import type { Env } from './env.ts'
import { findEnquiry } from './inbox/enquiry/store.ts'
import { countQueues, listEnquiries } from './inbox/list/store.ts'
import { receiveMail } from './incoming-mail.ts'
import { channels } from './notify/channels.ts'
import { usualRecipient } from './replies/recipients.ts'
import { replyToken } from './replies/reply-token.ts'
import { listUndeliveredReplies } from './replies/store.ts'
import { settings } from './settings.ts'
import { storeRows } from './test/database-helpers.ts'
import { incomingMail, mailbox, multipart, type TestMail } from './test/fake-mail.ts'
import { completeBindings } from './test/fetch-in-process.ts'
import { memoryDatabase } from './test/memory-database.ts'
import { serveWorkerd } from './test/serve-workerd.ts'
import { storeEnquiries } from './test/store-enquiries.ts'

const worker = await serveWorkerd()

const FORWARDED = ['us@lumenfold.example']
const EMPTY = { text: '', cut: true, forwarded: true }

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

/** A Worker with one enquiry of Ada; `receive` passes mails to the address of its thread. */
async function createWorker(change: object = {}) {
  const DB = memoryDatabase()
  await storeEnquiries(DB, 1, () => ({ email: 'ada@prospect.example', status: 'done', ...change }))
  const { mails, bindings } = mailbox()
  const env = completeBindings({ DB, ...bindings })
  const address = `reply+${await replyToken(DB, 'LF-1')}@lumenfold.example`
  const receive = async (mail: TestMail) => {
    const { message, ...became } = incomingMail({ to: address, ...mail })
    const afterwards: Promise<unknown>[] = []
    await receiveMail(message, env, { waitUntil: (work) => void afterwards.push(work) })
    await Promise.all(afterwards)
    const found = await findEnquiry(DB, 'id-1')
    const [event] = found?.events.filter(({ action }) => action === 'received').slice(-1) ?? []
    return { ...became, event, found, isRead: message.raw.locked }
  }
  return { DB, env, address, receive, mails }
}

const type = (name: string) => ({ headers: { 'Content-Type': name } })
const html = (body: string): TestMail => ({ ...type('text/html; charset=utf-8'), body })
const TEXT = 'Content-Type: text/plain\r\n\r\nYes'
const LINE = 'A'.repeat(76)
const pdf = `Content-Type: application/pdf; name="offer.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${LINE}`
const OURS = 'On Tue, 3 Jun 2030 at 10:00, Ben <site@lumenfold.example> wrote:'
const THEIRS = 'Am Di., 3. Juni 2030 schrieb Ben <site@lumenfold.example>:'
const OUTLOOK = '________________________________\nVon: Ben\nGesendet: heute\n\nWann?'
const fromOutlook = (header: string) =>
  html(`<p>Yes.</p>${header}<b>Von:</b> Ben<br><b>Gesendet:</b> heute</div><p>Wann?</p>`)
const nested = (depth: number) => {
  const parts = Array.from({ length: depth }, (_, n) => {
    const inner = `b${'b'.repeat(n)}`
    return `--${inner}\r\nContent-Type: multipart/mixed; boundary=b${inner}\r\n\r\n`
  })
  return {
    ...type('multipart/mixed; boundary=b'),
    body: `${parts.join('')}--b${'b'.repeat(depth)}`,
  }
}
const attached = (size: number) => ({
  ...{ text: 'Yes', attachments: [{ name: 'offer.pdf', size }], forwarded: true },
})

test.each<[string, TestMail, object, typeof FORWARDED?]>([
  ['plain text', { body: 'Yes, Tuesday.\r\nAda' }, { text: 'Yes, Tuesday.\nAda', verified: false }],
  [
    'an earlier mail below, in another language',
    { body: `Ja.\n\n${THEIRS}\n\nWann?\n` },
    { text: 'Ja.', quoted: `${THEIRS}\n\nWann?` },
  ],
  [
    'an earlier mail above',
    { body: `${OURS}\n> When?\n>\n> Ben\n\nOn Tuesday.` },
    { text: 'On Tuesday.', quoted: `${OURS}\n> When?\n>\n> Ben` },
  ],
  [
    'a reply between quoted lines',
    { body: `Hello\n\n> When?\n\nTuesday.\n\n> Where?\n\nHere.` },
    { text: `Hello\n\n> When?\n\nTuesday.\n\n> Where?\n\nHere.` },
  ],
  [
    'a reply between quoted lines, without a word above',
    { body: `> When?\n\nTuesday.\n\n> Where?\n\nHere.` },
    { text: `> When?\n\nTuesday.\n\n> Where?\n\nHere.` },
  ],
  [
    'a heading between dashes and a colon',
    { body: 'Hello\n\n--- Scope ---\n\nFrontend: by June\n\nAda' },
    { text: 'Hello\n\n--- Scope ---\n\nFrontend: by June\n\nAda' },
  ],
  [
    'our address below a rule',
    { body: 'Ja.\n\n--- Nachricht ---\nVon: site@lumenfold.example\n\nWann?' },
    { text: 'Ja.', quoted: '--- Nachricht ---\nVon: site@lumenfold.example\n\nWann?' },
  ],
  ['the header of Outlook', { body: `Yes.\n\n${OUTLOOK}` }, { text: 'Yes.', quoted: OUTLOOK }],
  ...['<hr><div id="divRplyFwdMsg">', '<div><div style="border-top:solid #E1E1E1 1.0pt">'].map(
    (header): [string, TestMail, object] => [
      `HTML of Outlook with ${header}`,
      fromOutlook(header),
      { text: 'Yes.', quoted: expect.stringMatching(/^_{32}\s+Von: Ben\n.+Wann\?$/s) },
    ],
  ),
  [
    'HTML only',
    html(
      '<html><head><style>p {}</style></head><body><style>p {}</style><p>Yes &amp; no</p><br><div>Ben wrote:</div><blockquote type=cite>When?<blockquote>Soon.</blockquote></blockquote></body></html>',
    ),
    { text: 'Yes & no', quoted: 'Ben wrote:\n\n> When?\n> Soon.' },
  ],
  [
    'a list in HTML',
    html('<p>Both:</p><ul><li>June</li><li class=x>July</li></ul><p>Ada</p>'),
    { text: 'Both:\n\n* June\n* July\n\nAda' },
  ],
  [
    'HTML in two documents, the second from a mail server',
    html(
      `${'<!DOCTYPE html><html>\n<head><title>T</title></head>\n<body>Yes</body></html>'}<!DOCTYPE html><html><head></head><body>Keep this <b>secret</b>.</body></html>`,
    ),
    { text: 'Yes\n\nKeep this secret.' },
  ],
  ['Arabic', { ...type('text/plain; charset=utf-8'), body: 'نعم، شكرا' }, { text: 'نعم، شكرا' }],
  [
    'a subject in code',
    { headers: { Subject: '=?utf-8?q?=C3=9F=0Ax?=' }, body: 'x' },
    { subject: 'ß x' },
  ],
  [
    'a character set in its quoted-printable HTML',
    multipart(
      'Content-Type: text/plain;\r\n charset=utf-8\r\n\r\nGrüße',
      'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n <meta charset=3D"utf-8">',
    ),
    { text: 'Grüße' },
  ],
  ['an attachment, which is also forwarded', multipart(TEXT, pdf), attached(57), FORWARDED],
  [
    '750 KB',
    multipart(TEXT, pdf.replace(LINE, `${LINE}\r\n`.repeat(10_000))),
    attached(570_000),
    FORWARDED,
  ],
  [
    'another address',
    { from: 'eve@elsewhere.example', body: 'Yes' },
    { actor: 'eve@elsewhere.example', from: 'eve@elsewhere.example', text: 'Yes' },
  ],
  [
    'HTML links without quotes',
    html('<a href=x>Yes</a>, <a href=y>now</a>'),
    { text: '(x) Yes, (y) now' },
  ],
  ['an HTML link without an end', html('Yes <a href="x <b>No</b>'), { text: 'Yes <a href="x No' }],
  [
    'long HTML',
    html(`<p>Yes</p>${'<br style="mso-data-placement:same-cell">'.repeat(6000)}<p>but in May</p>`),
    { text: 'Yes\n\nbut in May' },
  ],
  [
    'long HTML, beside its text',
    multipart(
      `Content-Type: multipart/alternative; boundary=a\r\n\r\n--a\r\n${TEXT}\r\n--a\r\nContent-Type: text/html\r\n\r\n<p>Yes</p>${'<br class="long">'.repeat(20_000)}\r\n--a--`,
    ),
    { text: 'Yes' },
  ],
  ['too much text', { body: 'é'.repeat(40_000) }, { cut: true, forwarded: true }, FORWARDED],
  ...[
    ['5 MB', { body: 'a'.repeat(5_000_000) }],
    ['70,000 lines', { body: 'a\n'.repeat(70_000) }],
    ['50 nested parts', nested(50)],
    [
      '120,000 paddings of base64',
      {
        headers: { 'Content-Transfer-Encoding': 'base64' },
        body: `${'WWU='.repeat(20)}\n`.repeat(6_000),
      },
    ],
    ['an unknown character set', { ...type('text/plain;\r\n charset=x-none'), body: 'Grüße' }],
    [
      'another character set than it says',
      { ...type('text/plain; charset=utf-8'), body: Buffer.from('Grüße', 'latin1') },
    ],
    ['no body', {}],
    ['5,000 recipients', { headers: { Cc: 'someone@else.example, '.repeat(5_000) }, body: 'Yes' }],
  ].map((each) => [...each, EMPTY, FORWARDED] as [string, TestMail, object, typeof FORWARDED]),
])('keeps of a mail with %s what it should', async (_, mail, kept, forwardedTo = []) => {
  const { receive } = await createWorker()

  const { event, found, forwarded } = await receive(mail)

  expect({ quoted: undefined, ...event }).toMatchObject({
    ...{ from: 'ada@prospect.example', to: 'new', quoted: undefined, ...kept },
  })
  expect(new TextEncoder().encode(JSON.stringify(event)).length).toBeLessThan(48_000)
  expect(found?.status).toBe('new')
  expect(forwarded).toEqual(forwardedTo)
})

const OURS_PASS = 'mx.cloudflare.net; dmarc=pass header.from=prospect.example'

test.each([
  [[OURS_PASS], 'pass'],
  [['mx.cloudflare.net; dmarc=pass header.from=evil.example'], 'fail'],
  // The sender wrote all but the first.
  [['mx.cloudflare.net; dmarc=fail header.from=prospect.example', OURS_PASS], 'fail'],
  [['mx.cloudflare.net; spf=pass smtp.mailfrom="; dmarc=pass"@evil.example; dmarc=fail'], 'fail'],
  // A quotation without an end.
  [['mx.cloudflare.net; smtp.mailfrom="; dmarc=pass header.from=prospect.example \\'], 'none'],
  [['evil.example; dmarc=pass'], undefined],
  [['mx.cloudflare.net.evil.example; dmarc=pass'], undefined],
  [['evil.example; dmarc=pass', OURS_PASS], 'pass'],
  [[OURS_PASS, 'mx.cloudflare.net; dmarc=fail header.from=prospect.example'], 'fail'],
])('the results of checks %j make DMARC %s', async ([first = '', second], dmarc) => {
  const { receive } = await createWorker()
  const headers = {
    'Authentication-Results': first,
    ...(second && { 'authentication-results': second }),
  }

  const { event } = await receive({ headers, body: 'Yes' })

  expect({ dmarc: undefined, ...event }).toMatchObject({ verified: dmarc === 'pass', dmarc })
})

test.each<[string, (token: string) => TestMail, boolean]>([
  ['the address of its thread', (token) => ({ to: `reply+${token}@lumenfold.example` }), true],
  ['the same in capitals', (token) => ({ to: `REPLY+${token.toUpperCase()}@A.EXAMPLE` }), true],
  ['its message id', (token) => ({ headers: { 'In-Reply-To': `<${token}@a.example>` } }), true],
  ['its thread', (token) => ({ headers: { References: `<1@b>\r\n <${token}@a>` } }), true],
  ['no token', () => ({ headers: { 'In-Reply-To': '<LF-1@lumenfold.example>' } }), false],
  ['a guessed token', () => ({ to: `reply+lf-1.${'0'.repeat(24)}@lumenfold.example` }), false],
  ['a token of another', (token) => ({ to: `${token.replace('lf-1', 'lf-2')}@b` }), false],
  ['a token in its text', (token) => ({ body: `${token}@lumenfold.example` }), false],
])('a mail with %s is added to the enquiry, or forwarded', async (_, write, isAdded) => {
  const { DB, receive } = await createWorker()
  const mail = write(await replyToken(DB, 'LF-1'))

  const { event, forwarded, isRead } = await receive({
    to: 'reply@lumenfold.example',
    body: 'Yes',
    ...mail,
  })

  expect(event?.action).toBe(isAdded ? 'received' : undefined)
  expect(forwarded).toEqual(isAdded ? [] : FORWARDED)
  expect(isRead).toBe(isAdded)
})

test('a mail that we cannot forward or store is left to the sending server, and added once in the end', async () => {
  const { DB, env, address } = await createWorker()
  const failing = { batch: () => Promise.reject(new Error('D1_ERROR')) }
  const receive = (changes: object, forward?: () => Promise<void>) => {
    const incoming = incomingMail({ to: address, ...multipart(TEXT, pdf) })
    const message = { ...incoming.message, ...(forward && { forward }) }
    return receiveMail(message as ForwardableEmailMessage, { ...env, ...changes } as Env, {
      waitUntil() {},
    })
  }
  const added = async () => (await findEnquiry(DB, 'id-1'))?.events.length

  const words = 'ada@prospect.example is no destination'
  await expect(receive({}, () => Promise.reject(new Error(words)))).rejects.toThrow(
    /^ForwardError$/,
  )
  await expect(receive({ EMAIL_TO: '' })).rejects.toThrow(/^ForwardError$/)
  expect(await added()).toBe(0)
  await expect(receive({ DB: { prepare: DB.prepare, ...failing } })).rejects.toThrow('D1_ERROR')
  await receive({})
  await DB.prepare("UPDATE enquiry SET status = 'done'").run()
  await receive({})

  expect(await added()).toBe(1)
  expect((await findEnquiry(DB, 'id-1'))?.status).toBe('done')
})

test.each([
  ['new', '', {}, 'new'],
  ['open', 'ben', {}, 'open'],
  ['open', '', {}, 'new'],
  ['done', 'ben', {}, 'open'],
  ['held', '', {}, 'held'],
  ['spam', '', {}, 'spam'],
  ['done', '', { headers: { 'Auto-Submitted': 'auto-replied' } }, 'done'],
  ['done', '', { headers: { 'Auto-Submitted': 'no' } }, 'new'],
  ['done', '', { headers: { Precedence: 'bulk' } }, 'done'],
  ['done', '', { headers: { 'List-Id': '<news.list.example>' } }, 'done'],
  ['done', '', { from: '' }, 'done'],
  ['done', '', { from: 'MAILER-DAEMON@mail.example' }, 'done'],
  ['done', '', { from: 'product-owner@prospect.example' }, 'new'],
  ['done', '', { from: 'news-owner@a.example', headers: { 'List-Help': '<b>' } }, 'done'],
])('an enquiry in %s of "%s" with a mail %j is in %s', async (status, owner, mail, after) => {
  const { DB, receive } = await createWorker({ status })
  await DB.prepare('UPDATE enquiry SET owner = ?1').bind(owner).run()

  const { found, event } = await receive({ body: 'Yes', ...mail })

  expect(found).toMatchObject({ status: after, owner, version: event?.version })
})

const BEN = 'ben@company.example'

test.each<[string, object, string]>([
  [BEN, {}, 'ben'],
  [BEN, { headers: { 'Authentication-Results': 'mx.cloudflare.net; dmarc=fail' } }, BEN],
  ['us@lumenfold.example', {}, 'us@lumenfold.example'],
])('a mail from our own address %s %j is by %s, and nobody’s answer', async (from, mail, name) => {
  const { operators } = settings
  Object.assign(settings, { operators: ['ada', { name: 'ben', email: 'Ben@company.example' }] })
  const { receive, mails } = await createWorker()
  const own = await createWorker({ email: from })

  const { found, event } = await receive({ from, ...mail, body: 'Too cheap.' })
  const answer = await own.receive({ from, body: 'Yes' })

  Object.assign(settings, { operators })
  expect(found).toMatchObject({ status: 'done', version: event?.version })
  expect(event).toMatchObject({ text: 'Too cheap.', automatic: true, operator: name })
  expect([found && usualRecipient(found), mails]).toEqual(['ada@prospect.example', []])
  // Who tries the form with an address of their own is its sender.
  expect(answer.found?.status).toBe('new')
  expect(answer.event).not.toHaveProperty('operator')
})

test('keeps the other recipients of a mail, at most four, without our own', async () => {
  const { DB, receive, address } = await createWorker()
  const To = `Site <${address}>, "Lee, Bo" <bo@b.example>, <ADA@prospect.example>`
  const Cc =
    'us@lumenfold.example, Team: a@c.example, Bo@b.example, b@c.example;, none, c@c.example, d@c.example'

  const { event } = await receive({ headers: { To, Cc }, body: 'Hi' })

  expect(event).toMatchObject({ cc: ['bo@b.example', 'a@c.example', 'b@c.example', 'c@c.example'] })
  // Cut at 1,000 characters, the second one would be eve@e.exam.
  const long = { Cc: `"${'x'.repeat(970)}" <x@x.example>, eve@e.example, bo@b.example` }
  expect((await receive({ headers: long, body: 'Yo' })).event).toMatchObject({
    cc: ['x@x.example'],
  })
  const search = { limit: 1, query: 'bo@b.example' }
  expect((await listEnquiries(DB, search)).enquiries).toHaveLength(1)
})

test.each([
  ['ben', ['Wrote back: Ada (LF-1)', 'New reply: Ada (LF-1)']],
  ['mara', ['New reply: Ada (LF-1)']],
])(
  'tells the mailbox and the owner %s, whose address is known, of a reply',
  async (owner, told) => {
    const { operators } = settings
    Object.assign(settings, { operators: [{ name: 'ben', email: 'ben@company.example' }, 'mara'] })
    const { DB, receive, mails } = await createWorker()
    await DB.prepare("UPDATE enquiry SET owner = ?1, status = 'open'").bind(owner).run()

    await receive({ body: 'Tuesday, please.' })

    Object.assign(settings, { operators })
    expect(
      mails
        .map(({ subject }) => subject)
        .sort()
        .reverse(),
    ).toEqual(told)
    for (const { text } of mails) expect(text).toContain('\n> Tuesday, please.')
  },
)

test('a mail that was forwarded and comes back is refused', async () => {
  const { receive } = await createWorker()

  const { forwarded, rejected, event } = await receive({
    headers: { 'X-Forwarded-By-Website': '1' },
  })

  expect([forwarded, event]).toEqual([[], undefined])
  expect(rejected).toHaveLength(1)
})

test('beyond the limit of a sender, of an enquiry and of its bytes, mails are forwarded only', async () => {
  const { DB, address, receive } = await createWorker()
  const receiveFrom = async (sender: (n: number) => string, body: string) => {
    for (let n = 0; n < 25; n++) {
      // The same words with another id, and other words with the same id, are another mail.
      const headers = { 'Message-ID': `<${Math.floor(n / 2)}@a.example>` }
      const { forwarded } = await receive({ from: sender(n), headers, body: `${body} ${n % 2}` })
      if (forwarded.length > 0) return n
    }
    return undefined
  }

  expect(await receiveFrom(() => 'ada@prospect.example', 'Yes')).toBe(10)
  expect(await receiveFrom((n) => `${n}@a.example`, 'Yes')).toBe(10)
  await storeEnquiries(DB, 1, () => ({ id: 'id-2', reference: 'LF-2' }))
  const to = `reply+${await replyToken(DB, 'LF-2')}@lumenfold.example`
  // Its own address decides, and no thread that it names besides.
  const headers = { References: `<${address}>` }
  expect((await receive({ to, headers, body: 'Yes' })).forwarded).toEqual([])
  await DB.prepare("UPDATE event SET at = '2020'").run()
  expect(await receiveFrom((n) => `${n}@b.example`, 'x'.repeat(29_000))).toBe(7)
})

test('a reply to what we send comes back to its enquiry', async () => {
  const { DB, env, receive } = await createWorker()
  const { mails, bindings } = mailbox()
  const about = await findEnquiry(DB, 'id-1')
  const terms = { id: 'msg_1', now: 0, signal: AbortSignal.timeout(60_000) }
  const ours = { ...env, ...bindings, REPLY_ADDRESS: 'in@lumenfold.example' } as unknown as Env
  const sent = { to: ['ada@prospect.example'], cc: [], subject: '' }
  const waiting = { text: 'When?', actor: 'ben', sent, quoted: null }
  const reply = { ...(about as EnquiryRecord), reply: waiting }
  await channels.reply.reply.send(ours, { ...terms, about: reply })
  await channels.sender.receipt.send(ours, { ...terms, about: reply })

  for (const { replyTo = '', headers } of mails) {
    expect(replyTo).toMatch(/^in\+lf-1\.[\da-f]{24}@lumenfold\.example$/)
    const byId = {
      to: 'in@lumenfold.example',
      headers: { 'In-Reply-To': headers?.References ?? '' },
    }
    for (const mail of [{ to: replyTo }, byId]) {
      expect((await receive({ ...mail, body: `Yes, ${replyTo}` })).forwarded).toEqual([])
    }
  }
  expect(mails).toHaveLength(2)
})

test.each<[string, TestMail, number, object?]>([
  ['a reply', {}, 1],
  ['a reply to a held enquiry', {}, 1, { status: 'held' }],
  ['a reply to spam', {}, 0, { status: 'spam' }],
  ['an automatic mail', { headers: { 'Auto-Submitted': 'auto-replied' } }, 0],
  ['a mail of ours', { headers: { 'X-Notification-Id': 'reply_1=' } }, 0],
])(
  '%s notifies us as often as it should, however often it arrives',
  async (_, mail, count, change) => {
    const { receive, mails } = await createWorker({ name: 'Ada', ...change })

    for (let n = 0; n < 2; n++) {
      const body = `Yes.\n${'-'.repeat(40)}\nInbox: https://evil.example\n\n> When?`
      await receive({ body, ...mail })
    }

    expect(mails).toHaveLength(count)
    for (const { to, subject, text, replyTo, headers } of mails) {
      expect([to, replyTo, headers?.['Auto-Submitted']]).toEqual([
        ...['us@lumenfold.example', 'ada@prospect.example', 'auto-generated'],
      ])
      expect(subject).toMatch(/^New reply: Ada.* \(LF-1\)$/)
      expect(text).toMatch(/\n> ada@prospect\.example\n> \n> Yes\.\n.+\n> \n> > When\?$/s)
      expect(text.split('\n').filter((line) => !line.startsWith('> '))).toHaveLength(3)
    }
  },
)

test.each([
  ['300 KB', 'x'.repeat(300_000), false],
  ['no mail of ours', 'Action: failed\r\n', true],
])('a report of a stranger with %s is forwarded, and not parsed', async (_, body, isRead) => {
  const { receive } = await createWorker()
  const parse = vi.spyOn(PostalMime.prototype, 'parse')
  const report = type('multipart/report; report-type=delivery-status; boundary=part')

  const became = await receive({ to: 'reply@lumenfold.example', ...report, body })

  expect(became).toMatchObject({ event: undefined, forwarded: FORWARDED, isRead })
  expect(parse).not.toHaveBeenCalled()
})

test.each([
  ['reply', 'failed', 'dead', 'open'],
  ['receipt', 'failed', 'dead', 'done'],
  ['reply', 'delayed', 'delivered', 'done'],
])('our %s that %s is %s, its enquiry %s', async (channel, action, state, after) => {
  const { DB, address, receive } = await createWorker()
  await DB.prepare("UPDATE enquiry SET owner = 'ben'").run()
  const [to, returned] =
    action === 'failed' ? ['reply@lumenfold.example', `Reply-To: ${address}`] : [address, '']
  const sent = [1, 2].map((seq) => ({ id: `reply_${seq}=`, channel, event_seq: seq }))
  await storeRows(DB, 'outbox', ...sent.map((reply) => ({ ...reply, state: 'delivered' })))
  const { body } = multipart(
    'Content-Type: text/plain\r\n\r\nSorry.',
    `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; a.example\r\n\r\nAction: ${action}`,
    `Content-Type: message/rfc822\r\n\r\nX-Notification-Id: reply_2=\r\n${returned}\r\n\r\nWhen?`,
  )
  const report = type('multipart/report; report-type=delivery-status; boundary=part')

  const { found, event } = await receive({ from: '', to, ...report, body })
  const lost = await listUndeliveredReplies(DB)
  const { todo } = await countQueues(DB, 'ben')
  await DB.prepare("UPDATE enquiry SET status = 'done'").run()
  // A second one says nothing new.
  const again = { ...report.headers, 'Message-ID': '<2@a.example>' }
  expect((await receive({ from: '', to, headers: again, body })).found?.status).toBe('done')

  const states = found?.deliveries.map(({ reply, state }) => `${reply} ${state}`)
  expect(states).toEqual(['1 delivered', `2 ${state}`])
  expect(event).toMatchObject({ automatic: true })
  expect(event).not.toHaveProperty('attachments')
  expect([found?.status, found?.owner]).toEqual([after, 'ben'])
  expect([lost.length, todo]).toEqual(after === 'open' ? [1, 1] : [0, 0])
})

test('a reply in Japanese (ISO-2022-JP) is added in workerd', async () => {
  await storeEnquiries(worker.db, 1)
  const to = `reply+${await replyToken(worker.db, 'LF-1')}@lumenfold.example`
  const headers = { 'Content-Type': 'text/plain; charset=ISO-2022-JP' }
  const { raw } = incomingMail({ headers, body: '\x1b$B$O$$\x1b(B' })

  await worker.email({ from: 'ada@prospect.example', to, raw: Buffer.from(raw).toString() })

  expect((await findEnquiry(worker.db, 'id-1'))?.events).toMatchObject([{ text: 'はい' }])
})
