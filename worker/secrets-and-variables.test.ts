import { expect, onTestFinished, test, vi } from 'vitest'
import type { Env } from './env.ts'
import { configuredChannels } from './notify/channels.ts'
import { parseConfiguration } from './secrets-and-variables.ts'
import { settings } from './settings.ts'
import { asOperator, fetchInProcess, OPERATOR_TOKEN } from './test/fetch-in-process.ts'
import { startWorker, UNREACHABLE_WEBHOOK } from './test/start-worker.ts'

const worker = await startWorker()

const WEBHOOK_URL = 'https://crm.example/'
const { WEBHOOK_SECRET } = UNREACHABLE_WEBHOOK
const webhook = { WEBHOOK_URL, WEBHOOK_SECRET }
const mail = { EMAIL: { send() {} }, EMAIL_FROM: 'site@a.example', EMAIL_TO: 'us@a.example' }
const access = { ACCESS_ISSUER: 'https://team.cloudflareaccess.com', ACCESS_AUDIENCE: 'tag' }

function read(vars: object, chosen: object = {}) {
  return parseConfiguration({ OPERATOR_TOKEN, ...vars } as Env, { ...settings, ...chosen })
}

test.each<[object, string[], object?]>([
  [{}, []],
  [{ PUBLIC_ORIGIN: 'https://a.example', ...webhook, ...mail, ...access }, []],
  [{ ...mail, PUBLIC_ORIGIN: 'https://a.example' }, [], { newsletter: true }],
  [{ PUBLIC_ORIGIN: '', WEBHOOK_URL: ' ', EMAIL_TO: '' }, []],
  [{ PUBLIC_ORIGIN: 'a.example' }, ['PUBLIC_ORIGIN']],
  [{ PUBLIC_ORIGIN: 'http://a.example' }, ['PUBLIC_ORIGIN']],
  [{ PUBLIC_ORIGIN: 'https://a.example/blog' }, ['PUBLIC_ORIGIN']],
  [{ PUBLIC_ORIGIN: 'https://a.example/?x' }, ['PUBLIC_ORIGIN']],
  [{ PUBLIC_ORIGIN: 'https://ada:pw@a.example/' }, ['PUBLIC_ORIGIN']],
  [{ EMAIL_TO: 'us@a.example' }, ['EMAIL', 'EMAIL_FROM']],
  [{ EMAIL: mail.EMAIL }, ['EMAIL_FROM']],
  [{ ...mail, EMAIL_FROM: 'Site <site@a.example>' }, ['EMAIL_FROM']],
  [{ ...mail, EMAIL_TO: 'us@a.example, them@a.example' }, ['EMAIL_TO']],
  [{ ...mail, REPLY_ADDRESS: 'reply@a.example' }, []],
  [{ ...mail, REPLY_ADDRESS: 'us@a.example' }, ['REPLY_ADDRESS']],
  [{ ...mail, REPLY_ADDRESS: 'reply+us@a.example' }, ['REPLY_ADDRESS']],
  [{ ...mail, REPLY_ADDRESS: 'a-name-of-19-letters@a.example' }, ['REPLY_ADDRESS']],
  [{ ...mail, EMAIL_TO: '', REPLY_ADDRESS: 'reply@a.example' }, ['EMAIL_TO']],
  [{ WEBHOOK_URL: 'http://localhost:9000/', WEBHOOK_SECRET }, []],
  [{ WEBHOOK_URL, WEBHOOK_SECRET: WEBHOOK_SECRET.replaceAll('=', '') }, []],
  [{ WEBHOOK_URL }, ['WEBHOOK_SECRET']],
  [{ WEBHOOK_URL, WEBHOOK_SECRET: 'correct-horse-battery-staple' }, ['WEBHOOK_SECRET']],
  [{ WEBHOOK_URL, WEBHOOK_SECRET: `whsec_${btoa('too short')}` }, ['WEBHOOK_SECRET']],
  [{ WEBHOOK_URL: 'hooks.example', WEBHOOK_SECRET }, ['WEBHOOK_URL']],
  [{ WEBHOOK_URL: 'http://hooks.example/', WEBHOOK_SECRET }, ['WEBHOOK_URL']],
  [{ WEBHOOK_URL: 'http://localhost:x@crm.example/', WEBHOOK_SECRET }, ['WEBHOOK_URL']],
  [{ WEBHOOK_SECRET }, ['WEBHOOK_URL']],
  [{ OPERATOR_TOKEN: undefined }, ['OPERATOR_TOKEN']],
  [{ OPERATOR_TOKEN: '', ...access }, []],
  [{ OPERATOR_TOKEN: 'nineteen-characters', ...access }, ['OPERATOR_TOKEN']],
  [{ OPERATOR_TOKEN_NEXT: 'nineteen-characters' }, ['OPERATOR_TOKEN_NEXT']],
  [{ ACCESS_AUDIENCE: 'tag' }, ['ACCESS_ISSUER']],
  [{ ACCESS_ISSUER: access.ACCESS_ISSUER }, ['ACCESS_AUDIENCE']],
  [{ ...access, ACCESS_ISSUER: 'team.cloudflareaccess.com' }, ['ACCESS_ISSUER']],
  [{ ...access, ACCESS_ISSUER: 'http://access.example' }, ['ACCESS_ISSUER']],
  [mail, ['newsletter'], { newsletter: true }],
  [{}, ['operators'], { operators: ['ada', { name: 'ben', email: 'ben, ada@a.example' }] }],
])('for %j reports mistakes in %j', (vars, names, chosen) => {
  const { mistakes } = read(vars, chosen)

  expect(mistakes.flatMap((mistake) => mistake.names)).toEqual(names)
  const said = JSON.stringify(mistakes)
  for (const value of Object.values(vars)) {
    if (typeof value === 'string' && value.trim() !== '' && value !== 'tag') {
      expect(said).not.toContain(value)
    }
  }
})

test('ignores white space around a value, and a slash after an origin', () => {
  const padded = (vars: object) =>
    Object.entries(vars).map(([name, value]) => [
      name,
      typeof value === 'string' ? ` ${value}\n` : value,
    ])
  const all = {
    OPERATOR_TOKEN,
    PUBLIC_ORIGIN: 'https://a.example/',
    ...webhook,
    ...mail,
    ACCESS_ISSUER: `${access.ACCESS_ISSUER}/`,
    ACCESS_AUDIENCE: access.ACCESS_AUDIENCE,
  }

  expect(read(Object.fromEntries(padded(all)))).toEqual({
    ...read(all),
    origin: 'https://a.example',
    access: { issuer: access.ACCESS_ISSUER, audience: access.ACCESS_AUDIENCE },
  })
})

const origin = { PUBLIC_ORIGIN: ' https://a.example/ ' }
const us = ['email', 'email', 'receipt', 'reply', 'handover', 'due', 'wrote-back']

test.each<[object, object, string[]]>([
  [{}, {}, []],
  [webhook, {}, ['webhook', 'webhook']],
  [mail, {}, us],
  [mail, { receipts: false, replies: false }, ['email', 'email', 'handover', 'due', 'wrote-back']],
  [{ ...mail, EMAIL_TO: '', ...origin }, {}, ['confirmation']],
  [{ ...mail, ...origin }, { newsletter: true }, [...us, 'confirmation', 'announcement']],
])('with %j and %j sets up %j', (vars, chosen, channels) => {
  const before = { ...settings }
  onTestFinished(() => void Object.assign(settings, before))
  Object.assign(settings, chosen)

  const configured = configuredChannels({ OPERATOR_TOKEN, ...vars } as unknown as Env)

  expect(Object.values(configured).flat()).toEqual(channels)
})

test('shows a mistake in the inbox, in /api/health without its value, and once in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const request = fetchInProcess({
    DB: worker.db,
    PUBLIC_ORIGIN: 'https://a.example/canarypath',
    EMAIL_TO: 'canary@b.example',
  })
  const headers = { ...asOperator, accept: 'text/html' }
  const health = await request('/api/health')
  const inbox = await (await request('/api/contacts', { headers })).text()
  const log = warn.mock.calls.join('\n')

  const names = ['PUBLIC_ORIGIN', 'EMAIL', 'EMAIL_FROM']
  expect(health.status).toBe(503)
  const report = await health.json()
  expect(report).toMatchObject({ ok: false, database: true, mistakes: names })
  for (const name of names) expect(inbox).toContain(name)
  expect(log.match(/"misconfigured"/g)).toHaveLength(2)
  expect(JSON.stringify(report) + log + inbox).not.toMatch(/canary/)
})
