import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { loadContent } from './load.ts'
import { changesBetween, fetchBuildTime } from './needs-deploy.ts'
import { copyFirstLanguage, setYamlFields } from './test/copy-content.ts'
import { dayIn } from './time-zone.ts'

const HOUR_MS = 3_600_000

test.each([
  ['a midnight that is skipped', 'Africa/Cairo', '2026-04-24', '2026-04-23T22:00Z'],
  ['a midnight that comes twice', 'America/Havana', '2026-11-01', '2026-11-01T04:00Z'],
  ['an ordinary midnight', 'Asia/Kathmandu', '2026-06-01', '2026-05-31T18:15Z'],
])('a day begins once, within the hour, after %s', (_, zone, date, expected) => {
  const start = Date.parse(`${date}T00:00Z`) - 48 * HOUR_MS
  const begins = Array.from({ length: 96 }, (_, hour) => start + hour * HOUR_MS).filter(
    (at) => dayIn(zone, new Date(at - HOUR_MS)) < date && dayIn(zone, new Date(at)) >= date,
  )

  expect(begins).toHaveLength(1)
  const late = (begins[0] ?? 0) - Date.parse(expected)
  expect(late).toBeGreaterThanOrEqual(0)
  expect(late).toBeLessThan(HOUR_MS)
})

test('names whatever begins or ends between two builds, in the time zone of the site', () => {
  const folder = copyFirstLanguage()
  const site = parse(readFileSync(join(folder, 'site.yaml'), 'utf8'))
  site.hours.timeZone = 'Asia/Tokyo'
  setYamlFields(folder, 'site.yaml', site)
  setYamlFields(folder, 'jobs/weaver.yaml', { validThrough: '2029-12-31' })
  const article = join(folder, 'articles/madder.md')
  const text = readFileSync(article, 'utf8')
  writeFileSync(article, text.replace(/^date: .*$/m, 'date: 2030-01-01'))
  const at = (utc: string) => loadContent(folder, new Date(utc))
  const before = at('2029-12-31T14:00Z')

  expect(changesBetween(before, at('2029-12-31T14:59Z'))).toEqual([])
  expect(changesBetween(before, at('2029-12-31T15:00Z'))).toEqual([
    'articles/madder.md begins',
    'jobs/weaver.yaml ends',
  ])
})

test('an error exits with 2, not with 1 as if nothing were due', () => {
  const command = [join(import.meta.dirname, 'needs-deploy.ts')]
  const env = { ...process.env, CONTENT: 'none' }
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env })

  expect(stderr).toMatch(/^The content has \d+ problems/)
  expect(status).toBe(2)
})

const TIME = '2026-11-22T09:30:12.345Z'

test.each([
  [200, TIME, new Date(TIME)],
  [200, '<!doctype html>', /built\.txt answers 200, .* url in content\/site\.yaml/],
  [200, '0', /without the time of a build/],
  [200, '-1', /without the time of a build/],
  [404, TIME, /built\.txt answers 404/],
])('the last build of a site that answers %i with %s', async (status, text, expected) => {
  const site = createServer(({ url }, answer) => {
    answer.writeHead(url === '/built.txt' ? status : 500).end(text)
  }).listen(0)
  onTestFinished(() => void site.close())
  const found = fetchBuildTime(`http://localhost:${(site.address() as AddressInfo).port}`)

  if (expected instanceof Date) expect(await found).toEqual(expected)
  else await expect(found).rejects.toThrow(expected)
})

test('no site has no last build', async () => {
  await expect(fetchBuildTime('http://localhost:1')).rejects.toThrow('1/built.txt does not answer')
})
