import { NoteField } from '../page/note-field.tsx'
import { StatusButtons } from '../page/status.tsx'
import { enquiryUrl } from '../page/urls.ts'
import type { EnquiryPageProps } from './enquiry-page.tsx'

/** The form that every button of the page sends, wherever it stands, so that it brings the note. */
export const FORM = 'changes'

/** What can be done with an enquiry: one form, so that no button loses the note that was typed. */
export function Changes({ contact, hasChannel, list, mail }: EnquiryPageProps) {
  const { id, status, deliveries } = contact
  const to = (action: 'status' | 'note' | 'answer' | 'resend' | 'delete') =>
    enquiryUrl(id, { action, list })
  return (
    <form id={FORM} class="changes" method="post" action={to('status')}>
      <p>
        <button type="submit" class="action" formaction={to('answer')}>
          Answer by e-mail
        </button>
      </p>
      {mail.cut > 0 && (
        <p class="text-small text-muted">
          Mail programs take no more: the last {mail.cut.toLocaleString('en')} characters of the
          message are not quoted.
        </p>
      )}
      <NoteField hint="For operators only. Every button here saves it, too." />
      <p>
        <button type="submit" class="action action-quiet" formaction={to('note')}>
          Save the note
        </button>
      </p>
      <h2 class="text-heading">Move to</h2>
      <div class="actions">
        <StatusButtons current={status} />
      </div>
      <div class="actions">
        {(deliveries.length > 0 || hasChannel) && (
          <button type="submit" class="action action-quiet" formaction={to('resend')}>
            {deliveries.length > 0 ? 'Notify again' : 'Notify now'}
          </button>
        )}
        <button type="submit" class="action action-quiet" formaction={to('delete')}>
          Delete…
        </button>
      </div>
    </form>
  )
}
