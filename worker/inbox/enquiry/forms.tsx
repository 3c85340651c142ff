import { statusHas } from '#worker/enquiry/status.ts'
import { isSameOperator } from '#worker/operators.ts'
import { dirAndLang, Hidden, NoteField, RecipientFields, ReplyField } from '../layout/fields.tsx'
import { Time } from '../layout/time.tsx'
import { enquiryUrl } from '../layout/urls.ts'
import { ActionButton, MoveButton } from './actions.tsx'
import type { EnquiryPageProps } from './enquiry-page-data.ts'

/** The form of all changes, whose every button keeps the draft, with the note and the less frequent changes. */
export function ChangesForm({ enquiry, list, draft }: EnquiryPageProps) {
  const { id, version, status } = enquiry
  const to = (action: 'draft' | 'note' | 'status' | 'delete') => enquiryUrl(id, { action, list })
  return (
    <form id="changes" class="form mt-0 gap-2" method="post" action={to('draft')}>
      <Hidden fields={{ version, seen: draft?.at ?? '' }} />
      <NoteField
        hint="For operators only. Every button here saves it, Send too."
        value={draft?.note ?? ''}
      />
      <div class="flex flex-wrap items-start gap-x-6">
        <ActionButton formaction={to('note')} data-key="saveNote" title="Ctrl+Enter">
          Save the note
        </ActionButton>
        <details>
          <summary>More</summary>
          <div class="actions">
            {status !== 'new' && (
              <MoveButton
                to={statusHas(status, 'isSuspectedSpam') ? 'open' : 'new'}
                formaction={to('status')}
              />
            )}
            <ActionButton formaction={to('delete')}>Delete…</ActionButton>
          </div>
        </details>
      </div>
    </form>
  )
}

/** The fields and buttons of a reply; in the form of the changes, so that a note is saved with it, and none is lost. */
export function ReplyForm(props: EnquiryPageProps) {
  const { enquiry, list, draft, usual, neighbors, operator } = props
  const { id, language, owner } = enquiry
  const values = {
    to: draft?.to || usual.to,
    cc: draft?.cc || usual.cc,
    subject: draft?.subject || usual.subject,
  }
  const url = enquiryUrl(id, { action: 'replies', list, go: neighbors.next })
  return (
    <div id="reply-form" class="form mt-0 gap-2 self-start">
      <ReplyField
        form="changes"
        hint="Your name and their words follow. Undo: 20 seconds."
        value={draft?.text ?? ''}
        language={language}
      >
        <details>
          <summary>
            To <bdi>{values.to}</bdi>
            {values.cc.trim() && [', Cc ', <bdi>{values.cc}</bdi>]}
          </summary>
          <RecipientFields form="changes" values={values} />
        </details>
        <SavedReplies {...props} />
      </ReplyField>
      <p class="min-h-6 text-small text-muted" id="draft-state">
        {draft && ['Draft kept, ', <Time at={draft.at} />]}
      </p>
      {owner && !isSameOperator(owner, operator.name) && (
        <p class="font-semibold text-small">
          <bdi>{owner}</bdi> has this enquiry.
        </p>
      )}
      <div class="actions">
        <ActionButton look="" formaction={url}>
          Send
        </ActionButton>
        <ActionButton
          formaction={url}
          {...{ name: 'close', value: 'yes', 'data-key': 'Ctrl+Enter', title: 'Ctrl+Enter' }}
        >
          Send and close
        </ActionButton>
        <noscript>
          <ActionButton>Keep the draft</ActionButton>
        </noscript>
      </div>
    </div>
  )
}

/** A button for each saved reply: the script inserts its text at the cursor; without, the page comes back with it. */
function SavedReplies({ enquiry: { id, language }, list, saved }: EnquiryPageProps) {
  if (saved.length === 0) return null
  return (
    <details id="saved-replies">
      <summary>
        Saved replies<span class="scripted">: / and a name</span>
      </summary>
      <div class="flex flex-wrap gap-2 pb-2">
        {saved.map(({ title, text }) => (
          <ActionButton
            look="action-quiet action-small"
            formaction={enquiryUrl(id, { action: 'draft', list })}
            {...{ name: 'insert', value: text, ...dirAndLang(language) }}
          >
            {title}
          </ActionButton>
        ))}
      </div>
    </details>
  )
}
