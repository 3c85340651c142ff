import { parse } from 'node-html-parser'
import { expect, test, vi } from 'vitest'
import type { Env } from '#worker/env.ts'
import { startReceiver } from '#worker/test/receiver.ts'
import { visitsSection } from './visits.tsx'

const api = await startReceiver()
const account = { ANALYTICS_ACCOUNT_ID: 'the-account', ANALYTICS_TOKEN: 'the-token' }
const VISITS = { writeDataPoint() {} }
const today = '2026-11-22'

/** Answers each query as the SQL API does: 64-bit integers are strings. */
function answer(sql: string): object[] {
  if (sql.includes('formatDateTime')) return [{ label: today, amount: '1234' }]
  if (sql.includes('blob1'))
    return [
      { label: '/<b>', amount: '1200' },
      { label: 'other', amount: 34 },
    ]
  if (sql.includes('double1'))
    return [
      { label: 'small', amount: 1849.6 },
      { label: 'large', amount: 700 },
    ]
  if (sql.includes('double2')) return [{ label: 'large', amount: 48 }]
  return [
    { label: 'small', amount: 0 },
    { label: 'large', amount: 0.0149 },
  ]
}

async function show(env: object) {
  return parse(String((await visitsSection(env as Env, api.url)) ?? ''))
}

test('shows views by day and page, and the 75th percentiles, of the last 28 days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T23:59Z`) })
  api.behave((response, { body }) => {
    response.end(JSON.stringify({ meta: [], data: answer(body), rows: 1 }))
  })
  const section = await show({ VISITS, ...account })
  vi.useRealTimers()
  const tables = section
    .querySelectorAll('table')
    .map((table) => [
      table.querySelector('caption')?.text,
      ...table
        .querySelectorAll('tbody tr')
        .map((row) => row.querySelectorAll('th, td').map((cell) => cell.text)),
    ])
  const [speed, pages, [, ...days] = []] = tables

  expect(pages).toEqual(['By page', ['/<b>', '1,200'], ['other', '34']])
  expect(speed).toEqual([
    'Speed',
    ['Largest paint (LCP)', '1.8\u00a0s', '0.7\u00a0s', '2.5\u00a0s'],
    ['Answer to a tap or key (INP)', '–', '48\u00a0ms', '200\u00a0ms'],
    ['Layout shift (CLS)', '0.00', '0.01', '0.10'],
  ])
  expect(days).toHaveLength(28)
  expect(days[0]).toEqual([today, '1,234'])
  expect(days.at(-1)).toEqual(['2026-10-26', '0'])
  expect(
    section.querySelectorAll('svg rect').map((bar) => Number(bar.getAttribute('height'))),
  ).toEqual([...Array(27).fill(0), 100])
})

test('asks as the account, and weighs a record by what it stands for', async () => {
  api.behave((response) => response.end('{"data":[]}'))
  await show({ VISITS, ...account })

  expect(api.all).toHaveLength(5)
  for (const { path, headers, body } of api.all) {
    expect(path).toBe('/hook/accounts/the-account/analytics_engine/sql')
    expect(headers.authorization).toBe('Bearer the-token')
    expect(body).toMatch(/^SELECT \S.* FROM lumenfold_visits WHERE timestamp >= .* FORMAT JSON$/)
    expect(body).toContain('_sample_interval')
    // A measure that was not taken is no good measure.
    for (const [column] of body.matchAll(/double\d/g)) expect(body).toContain(`AND ${column} >= 0`)
  }
})

test.each([
  ['refuses', 403, '{"errors":[]}', 'Cloudflare answered 403.'],
  ['sends no JSON', 200, '<html>', 'Cloudflare answered what this page cannot read.'],
  [
    'sends no figures',
    200,
    '{"data":[{"label":"/"}]}',
    'Cloudflare answered what this page cannot read.',
  ],
])('says so when Cloudflare %s, and shows nothing of the token', async (_, status, body, words) => {
  api.behave((response) => response.writeHead(status).end(body))
  const section = await show({ VISITS, ...account })

  expect(section.text).toContain(words)
  expect(section.text).not.toContain('the-token')
  expect(section.querySelector('table')).toBeNull()
})

test('takes the token nowhere that Cloudflare redirects to', async () => {
  api.behave((response) => response.writeHead(307, { Location: `${api.url}/elsewhere` }).end())

  expect((await show({ VISITS, ...account })).text).toContain('Cloudflare answered 307.')
  expect(api.all.map(({ path }) => path)).not.toContain('/hook/elsewhere')
})

test('says so when Cloudflare does not answer', async () => {
  api.behave((response) => response.destroy())

  expect((await show({ VISITS, ...account })).text).toContain('Cloudflare did not answer.')
})

test.each([
  ['nothing while no dataset is bound', account, /^$/],
  ['what to set without a token', { VISITS, ANALYTICS_ACCOUNT_ID: 'a' }, /ANALYTICS_TOKEN/],
  ['what to set without an account', { VISITS, ANALYTICS_TOKEN: 't' }, /ANALYTICS_ACCOUNT_ID/],
])('says %s, and asks nobody', async (_, env, words) => {
  expect((await show(env)).text).toMatch(words)
  expect(api.all).toHaveLength(0)
})
