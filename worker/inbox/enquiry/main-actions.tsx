import type { ChosenStatus, ContactStatus } from '#worker/contact/status.ts'
import { enquiryUrl } from '../page/urls.ts'
import { Action } from './action.tsx'
import type { EnquiryPageProps } from './enquiry-page.tsx'
import { Move } from './move.tsx'
import { canTakeOn, isFlagged, NOT_SPAM, takeOnLabel } from './status.tsx'

/**
 * The most frequent actions, in sight at every position of a long thread: above it, or on a phone under the
 * thumb. They belong to the form of the changes, so that none loses an unsaved note. Its first button is the one
 * that Enter presses in the only field of one line, the day until which `PutOff` puts it off.
 */
export function MainActions({
  contact,
  operator,
  list,
  mail,
  canReply,
  neighbors: { next },
}: EnquiryPageProps) {
  const { id, status } = contact
  const address = enquiryUrl(id, { action: 'status', list })
  return (
    <div class="main-actions flex flex-wrap gap-2">
      <button
        type="submit"
        form="changes"
        formaction={enquiryUrl(id, { action: 'later', list })}
        hidden
      />
      {status !== 'done' && (
        <Move
          to="done"
          action={enquiryUrl(id, { action: 'status', list, go: next ?? 'list' })}
          label={next ? 'Done, next' : 'Done'}
          look={isFlagged(status) ? 'action-quiet' : ''}
        />
      )}
      <a class="action action-quiet" href={canReply ? '#reply' : mail.url} data-key="a">
        {canReply ? 'Reply' : 'Answer by email'}
      </a>
      {!canReply && status !== 'spam' && <MarkAsAnswered id={id} list={list} />}
      {isFlagged(status) ? (
        <Move to="new" action={address} label={NOT_SPAM} />
      ) : (
        canTakeOn(contact, operator.name) && (
          <Move to="open" action={address} label={takeOnLabel(contact)} />
        )
      )}
      {status !== 'spam' && <Move to="spam" action={address} />}
    </div>
  )
}

/** The button that records an answer from elsewhere: a mail program, the phone. */
export function MarkAsAnswered({ id, list }: { id: string; list: string }) {
  return <Action action={enquiryUrl(id, { action: 'answer', list })}>Mark as answered</Action>
}

/** Whether `MainActions` offers the move. */
export function isMain(to: ChosenStatus, from: ContactStatus): boolean {
  if (to === 'open') return !isFlagged(from)
  return to === 'done' || to === 'spam' || (to === 'new' && isFlagged(from))
}
