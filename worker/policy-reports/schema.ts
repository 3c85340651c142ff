import * as z from 'zod/mini'

const MESSAGE = 'Send it as browsers do: Content Security Policy Level 3, "Reporting".'
const directive = z.string(MESSAGE)
const url = z.nullish(z.string(MESSAGE))

/** The violation in a browser's `report-uri` report. */
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
  z.transform(({ 'csp-report': report }) => ({
    directive: report['effective-directive'],
    blocked: report['blocked-uri'],
    document: report['document-uri'],
    source: report['source-file'],
  })),
)
