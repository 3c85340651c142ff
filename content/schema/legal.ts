import * as z from 'zod'
import { prose } from './prose.ts'
import { line } from './text.ts'

/**
 * A legal page: Markdown with front matter. `{company}`, `{email}`, `{phone}` and `{address}` in the
 * text become the facts of site.yaml; `{basis}`, `{place}` and periods such as `{doneKept}` follow
 * worker/settings.ts (web/page-data/kept-data.ts names them all).
 */
export const legalPageSchema = z.strictObject({
  title: line(5, 60),
  /** As shown: January 2024. */
  lastUpdated: line(5, 20),
  description: line(50, 160),
  /** Everything below the front matter; one `##` heading a section. */
  body: prose(2),
})

export type LegalPage = z.output<typeof legalPageSchema>
