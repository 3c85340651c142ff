import * as z from 'zod'
import { text } from './field-types.ts'
import { atAGlance } from './page-fields.ts'
import { prose } from './prose.ts'

/**
 * A legal page: Markdown with front matter. `{company}`, `{email}`, `{phone}` and `{address}` in the
 * text become the facts of site.yaml. The privacy policy may also name those of
 * web/page-data/legal.ts and `{fields}`.
 */
export const legalPageSchema = z.strictObject({
  title: text(1, 60),
  lastUpdated: text(1, 30).describe('As shown: January 2024.'),
  description: text(20, 160),
  summary: atAGlance.describe(
    'The most important points, each an explanation and its short value, the larger of the two.',
  ),
  body: prose(2).describe('Everything below the front matter; one ## heading per section.'),
})

export type LegalPage = z.output<typeof legalPageSchema>
