import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { problemsOf } from './evidence.ts'

/**
 * The level of every requirement of ASVS 5.0.0: a word is a section, its n-th digit the level of the
 * n-th requirement. From 5.0/docs_en/OWASP_Application_Security_Verification_Standard_5.0.0_en.csv
 * of github.com/OWASP/ASVS, which has 70 of level 1, 183 of level 2 and 92 of level 3.
 */
const LEVELS = `
  22 1111122223 112222222223 222 123
  122 112 12223 23
  3 113 12223 11222233 11122333 3 22333
  12233 23333 22 1222
  2 112333 113 222
  122 111111112222 11223333 112233 22222333 2223 33 2222
  222 1111 22 11222 223 22
  1233 1123 133 23
  111 1222
  22 223 22223 1111122222233333 22222 22 222
  2233 22233 11233 1222 23 23 33
  12233 11 22223
  2333 222223 2233 1222233
  22 12223333 122
  12233 12233 1222222 3333
  2 22222 2222 222 2223
  23 22223333 22`

const standard = LEVELS.trim()
  .split('\n')
  .flatMap((chapter, c) =>
    chapter
      .trim()
      .split(' ')
      .flatMap((section, s) =>
        Array.from(section, (level, r) => ({ id: `V${c + 1}.${s + 1}.${r + 1}`, level: +level })),
      ),
  )
const asked = standard.filter(({ level }) => level < 3).map(({ id, level }) => `${id} ${level}`)

const sentence = z.string().min(10)
const requirement = z
  .strictObject({
    id: z.string(),
    level: z.number(),
    about: z.string().min(4),
    tests: z.array(z.string()).min(1).optional(),
    reason: sentence.optional(),
    open: sentence.optional(),
  })
  .refine(({ tests, reason, open }) => tests ?? reason ?? open, 'has neither tests nor reason')
const file = z.object({ requirements: z.array(requirement) })

const { requirements } = file.parse(
  parse(readFileSync(join(import.meta.dirname, 'asvs.yaml'), 'utf8'), { maxAliasCount: -1 }),
)

test('every requirement of levels 1 and 2 has tests or a reason for having none', () => {
  expect([1, 2, 3].map((l) => standard.filter(({ level }) => level === l).length)).toEqual([
    70, 183, 92,
  ])
  expect(problemsOf(asked, requirements)).toEqual([])
})
