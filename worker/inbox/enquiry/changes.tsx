import { chosenStatuses } from '#worker/contact/status.ts'
import { NoteField } from '../page/typed-fields.tsx'
import { enquiryUrl } from '../page/urls.ts'
import { Action, Move } from './action.tsx'
import type { EnquiryPageProps } from './enquiry-page.tsx'
import { isMain } from './main-actions.tsx'

/**
 * The form of all changes, and of the draft that every button of it keeps: with the field for a note, and the less
 * frequent changes. The other fields and buttons stand elsewhere.
 */
export function Changes({ contact, list, mail, canReply, draft }: EnquiryPageProps) {
  const { id, version, status } = contact
  const to = (action: 'draft' | 'note' | 'status' | 'delete') => enquiryUrl(id, { action, list })
  return (
    <form id="changes" class="form mt-0 gap-4" method="post" action={to('draft')}>
      <input type="hidden" name="version" value={String(version)} />
      <input type="hidden" name="seen" value={draft?.at ?? ''} />
      {!canReply && mail.cut > 0 && (
        <p class="text-small text-muted">
          Too long for a mail link: the last {mail.cut.toLocaleString('en')} characters of the
          message are not quoted.
        </p>
      )}
      <NoteField
        hint="For operators only. Every button here saves it, Send too."
        text={draft?.note ?? ''}
      />
      <p>
        <Action action={to('note')}>Save the note</Action>
      </p>
      <details>
        <summary>More</summary>
        <div class="actions">
          {chosenStatuses
            .filter((each) => each !== status && !isMain(each, status))
            .map((each) => (
              <Move to={each} action={to('status')} />
            ))}
          <Action action={to('delete')}>Delete…</Action>
        </div>
      </details>
    </form>
  )
}
