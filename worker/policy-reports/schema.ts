import * as z from 'zod/mini'

const MESSAGE = 'Send it as browsers do: Content Security Policy Level 3, "Reporting".'
const directive = z.string(MESSAGE)
const url = z.nullish(z.string(MESSAGE))

/** What `report-uri` sends, one violation, as the list of it. */
export const cspReportSchema = z.pipe(
  z.object({
    'csp-report': z.object(
      {
        'document-uri': url,
        'effective-directive': directive,
        'blocked-uri': url,
        'source-file': url,
      },
      MESSAGE,
    ),
  }),
  z.transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
      document: report['document-uri'],
      source: report['source-file'],
    },
  ]),
)

/** What `report-to` sends, under the name of `reports`, as the list of the violations. */
export const reportsSchema = z.pipe(
  z.object({
    reports: z.array(
      z.object({
        type: z.literal('csp-violation'),
        body: z.object({
          documentURL: url,
          effectiveDirective: directive,
          blockedURL: url,
          sourceFile: url,
        }),
      }),
      MESSAGE,
    ),
  }),
  z.transform(({ reports }) =>
    reports.map(({ body }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      document: body.documentURL,
      source: body.sourceFile,
    })),
  ),
)
