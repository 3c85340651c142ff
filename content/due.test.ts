import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { dayIn } from './dates.ts'
import { dueBetween } from './due.ts'
import { loadContent } from './load.ts'
import { changeFile, copyContent } from './test/copy-content.ts'

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
  const folder = copyContent()
  const site = parse(readFileSync(join(folder, 'site.yaml'), 'utf8'))
  site.hours.timeZone = 'Asia/Tokyo'
  changeFile(folder, 'site.yaml', site)
  changeFile(folder, 'jobs/weaver.yaml', { validThrough: '2029-12-31' })
  const article = join(folder, 'articles/madder.md')
  const text = readFileSync(article, 'utf8')
  writeFileSync(article, text.replace(/^date: .*$/m, 'date: 2030-01-01'))
  const at = (utc: string) => loadContent(folder, new Date(utc))
  const before = at('2029-12-31T14:00Z')

  expect(dueBetween(before, at('2029-12-31T14:59Z'))).toEqual([])
  expect(dueBetween(before, at('2029-12-31T15:00Z'))).toEqual([
    'articles/madder.md begins',
    'jobs/weaver.yaml ends',
  ])
})

test('a mistake in the command exits with 2, not with 1 as if nothing were due', () => {
  const command = [join(import.meta.dirname, 'due.ts'), '--sinse', '2026-11-22']
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })

  expect(stderr).toMatch(/^Unknown option '--sinse'/)
  expect(status).toBe(2)
})
