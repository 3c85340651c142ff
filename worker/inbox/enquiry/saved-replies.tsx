import { asWritten } from '../page/as-written.ts'
import { enquiryUrl } from '../page/urls.ts'
import type { EnquiryPageProps } from './enquiry-page.tsx'

/**
 * A button for each saved reply, which adds its text to the field: the script inserts it at the cursor, without
 * one the page comes back with it at the end.
 */
export function SavedReplies({ contact: { id, language }, list, saved }: EnquiryPageProps) {
  if (saved.length === 0) return null
  return (
    <details id="saved-replies">
      <summary>Saved replies</summary>
      <div class="flex flex-wrap gap-2 pb-2">
        {saved.map(({ title, text }) => (
          <button
            type="submit"
            class="action action-quiet action-small"
            formaction={enquiryUrl(id, { action: 'draft', list })}
            formnovalidate
            name="insert"
            value={text}
            {...asWritten(language)}
          >
            {title}
          </button>
        ))}
      </div>
    </details>
  )
}
