import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type * as z from 'zod'
import { CONTENT_FOLDER } from '../content-folder.ts'
import { mergeTranslation } from '../merge-translation.ts'
import type { Problem } from '../problems.ts'
import { pagePath } from './field-types.ts'
import { siteSchema } from './site.ts'
import { getField } from './walk-schema.ts'

const MONDAY = { days: ['Mon'], label: 'Mon' }
const site = readFileSync(join(CONTENT_FOLDER, 'site.yaml'), 'utf8')

test.each(['footer.social.0.href', 'repository.signIn', 'url'])(
  '%s takes web addresses with HTTPS only',
  (field) => {
    const inside = (schema: z.core.$ZodType, name: string) => getField(schema, name) ?? schema
    const address = field.split('.').reduce(inside, siteSchema) as z.ZodType

    expect(address.safeParse('https://company.example').success).toBe(true)
    for (const other of ['javascript:alert(1)', 'data:text/html,a', 'http://company.example']) {
      expect(address.safeParse(other).success, other).toBe(false)
    }
  },
)

test.each([
  ['https://www.Company.example', 'https://www.company.example'],
  ['https://müller.example', 'https://xn--mller-kva.example'],
])('the address %s is that of browsers in links', (url, origin) => {
  expect(siteSchema.parse({ ...parse(site), url }).url).toBe(origin)
})

test.each(['https://company.example/', 'https://company.example/us', 'https://company.example?a'])(
  'refuses %s as the address of the site, whose links begin at the host',
  (url) => {
    const { error } = siteSchema.safeParse({ ...parse(site), url })

    expect(error?.issues.map((issue) => issue.message)).toEqual([
      'the address of the host alone: https://www.company.example',
    ])
  },
)

test.each([
  ['timeZone', { timeZone: 'America/Los_Angles' }, 'an IANA name of a time zone: Europe/Berlin'],
  ['week.0.close', { week: [{ ...MONDAY, open: '09:00' }] }, 'both times, or none'],
  ['week.0.open', { week: [{ ...MONDAY, close: '09:00' }] }, 'both times, or none'],
])('names hours.%s when it is wrong', (field, change, expected) => {
  const { hours, ...others } = parse(site)
  const sound = { timeZone: 'UTC', timeZoneName: 'UTC', week: [MONDAY] }
  const wrong = siteSchema.safeParse({ ...others, hours: { ...sound, ...change } })

  expect(siteSchema.safeParse({ ...others, hours: sound }).success).toBe(true)
  expect(wrong.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    [`hours.${field}`, expected],
  ])
})

test('a translation may write the phone number in another form', () => {
  const written = (phone: string) => ({ file: 'site.yaml', data: { contact: { phone } } })
  const problems: Problem[] = []
  const own = written('078-555-0142')

  expect(mergeTranslation(siteSchema, written('+81 78-555-0142'), own, problems)).toEqual(own)
  expect(problems).toEqual([])
})

test('a path leads to no other host', () => {
  expect(pagePath.safeParse('/services#cloud').success).toBe(true)
  for (const other of ['//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    expect(pagePath.safeParse(other).success, other).toBe(false)
  }
})
