import * as z from 'zod'
import { legalPageSchema } from './legal.ts'
import { line } from './text.ts'

/** The success criteria of WCAG 2.2 by level (w3.org/TR/WCAG22; 4.1.1 is in none any more). */
const CRITERIA = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1
    2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11
    2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
}

/** Every criterion with its level, in the order of their numbers. */
const EXPECTED = Object.entries(CRITERIA)
  .flatMap(([level, ids]) => ids.split(/\s+/).map((id) => `${id} ${level}`))
  .toSorted(new Intl.Collator('en', { numeric: true }).compare)

const criterion = z
  .strictObject({
    id: z.string(),
    /** As the standard calls it. */
    name: line(5, 60),
    level: z.enum(['A', 'AA']),
    result: z.enum(['met', 'partly met', 'not met', 'not applicable']),
    /** How we know, or what is missing. */
    how: line(5, 120),
    /** What proves it, "path › title" of a test; not shown. */
    tests: z.array(line(10, 160)).min(1).optional(),
  })
  .refine(({ result, how, tests }) => result !== 'met' || tests || /^(?:Looked|Read): /.test(how), {
    message: 'tests, or what somebody has done: "Looked: nothing flashes."',
    params: { found: 'neither' },
  })

/** The accessibility statement: the text of a legal page, and a result for each of the criteria. */
export const accessibilitySchema = legalPageSchema.extend({
  /** Over the table, and over its columns. */
  results: z.strictObject({
    heading: line(3, 60),
    columns: z.tuple([line(3, 20), line(3, 20), line(3, 20)]),
  }),
  criteria: z.array(criterion).superRefine((criteria, context) => {
    const found = criteria.map(({ id, level }) => `${id} ${level}`)
    for (const [index, expected] of EXPECTED.entries()) {
      if (found[index] === expected) continue
      return context.addIssue({
        code: 'custom',
        path: [index],
        message: `criterion ${expected}, as WCAG 2.2 has its ${EXPECTED.length} of level A and AA`,
        params: { found: found[index] ?? 'none' },
      })
    }
    if (found.length > EXPECTED.length)
      context.addIssue({
        code: 'custom',
        message: `${EXPECTED.length} criteria`,
        params: { found: `${found.length}` },
      })
  }),
})
