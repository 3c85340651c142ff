import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { problemsOf } from './evidence.ts'

/** The success criteria of WCAG 2.2 by level (w3.org/TR/WCAG22, which removed 4.1.1). */
const STANDARD = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1
    2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11
    2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
}
const asked = Object.entries(STANDARD).flatMap(([level, ids]) =>
  ids.split(/\s+/).map((id) => `${id} ${level}`),
)

const criterion = z
  .strictObject({
    id: z.string(),
    name: z.string().min(5),
    level: z.enum(['A', 'AA']),
    result: z.enum(['met', 'partly met', 'not met', 'not applicable']),
    how: z.string().min(5),
    tests: z.array(z.string()).min(1).optional(),
  })
  .refine(({ result, how, tests }) => result !== 'met' || tests || /^(?:Looked|Read): /.test(how), {
    message: 'has neither tests nor "Looked: …"',
  })

const text = readFileSync(join(import.meta.dirname, 'wcag.yaml'), 'utf8')
const { criteria } = z
  .object({ criteria: z.array(criterion) })
  .parse(parse(text, { maxAliasCount: -1 }))

test('every criterion of levels A and AA has a result, proved by tests or a person', () => {
  expect(asked).toHaveLength(55)
  expect(problemsOf(asked, criteria)).toEqual([])
})
