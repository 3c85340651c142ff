import { Hono } from 'hono'
import * as z from 'zod/mini'
import { prefersPage } from '#worker/forms/form-page.ts'
import { answerCsv, streamCsv } from '#worker/http/csv.ts'
import { validate } from '#worker/http/validate.ts'
import { renderPage } from '../page/document.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { ReportPage } from './report-page.tsx'
import { type Count, countSince } from './store.ts'
import { lastWeeks, summarize } from './summary.ts'

export const reportQuerySchema = z.strictObject(
  {
    weeks: z._default(
      z.pipe(
        z
          .string()
          .check(
            z.regex(/^(?:[2-9]|[1-9]\d|1\d\d|2[0-5]\d|260)$/, 'Send a whole number from 2 to 260.'),
          ),
        z.transform(Number),
      ),
      12,
    ),
    format: z.optional(z.enum(['csv'], 'Send csv.')),
  },
  'Remove this parameter: only weeks and format are accepted.',
)

/**
 * /api/contacts/report: the enquiries of the last weeks by service and status, their waiting times, and the
 * size of the database, as JSON or as a page; with `?format=csv` the counts as a file, which names nobody
 * and so is not in the audit.
 */
export const report = new Hono<InboxEnv>().get('/report', async (c) => {
  const { weeks: span, format } = validate(reportQuerySchema, [...new URL(c.req.url).searchParams])
  const mondays = lastWeeks(span, new Date())
  const { counts, fullness } = await countSince(c.env.DB, mondays[0] ?? '')
  if (format === 'csv') {
    return answerCsv(c, { name: 'report', csv: streamCsv(COLUMNS, pages(counts)) })
  }

  const summary = summarize(counts, mondays)
  if (!prefersPage(c)) return c.json({ ...summary, database: fullness }, 200)
  return renderPage(c, <ReportPage summary={summary} fullness={fullness} />)
})

const COLUMNS = ['week', 'service', 'status', 'hoursUntilAnswered', 'enquiries']

async function* pages(counts: Count[]): AsyncGenerator<string[][]> {
  yield counts.map(({ week, service, status, hours, total }) => [
    week,
    service,
    status,
    String(hours ?? ''),
    String(total),
  ])
}
