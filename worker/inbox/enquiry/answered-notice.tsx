import { ResultNotice } from '../page/notices.tsx'
import { Clock } from '../page/time.tsx'
import { enquiryUrl } from '../page/urls.ts'
import type { OperatorContact } from './enquiry.ts'
import type { ContactEvent } from './events.ts'

type AnsweredNoticeProps = {
  contact: OperatorContact
  event: ContactEvent & { action: 'answer' }
  list: string
}

/** What became of an answer of the operator, and the button that takes it back as long as that is possible. */
export function AnsweredNotice({ contact, event, list }: AnsweredNoticeProps) {
  const delivery = contact.deliveries.find(({ reply }) => reply === event.version)
  const isWaiting = delivery?.state === 'waiting'
  if (event.takenBack && event.note) {
    // Its field has the focus.
    return (
      <p class="notice" role="status">
        Taken back: your reply is in its field again.
      </p>
    )
  }
  if (event.takenBack) return <ResultNotice>No longer marked as answered.</ResultNotice>
  const sentence = !event.note ? (
    'Marked as answered.'
  ) : isWaiting && delivery.nextAt ? (
    <>
      Your reply goes out after <Clock at={delivery.nextAt} exact />.
    </>
  ) : delivery?.state === 'delivered' ? (
    'Your reply was sent.'
  ) : (
    'Your reply is being sent: its state is beside it.'
  )
  return (
    <ResultNotice>
      {sentence}
      {(!event.note || isWaiting) && (
        <form method="post" action={enquiryUrl(contact.id, { action: 'take-back', list })}>
          <input type="hidden" name="event" value={String(event.version)} />
          <button type="submit" class="action action-quiet">
            Undo
          </button>
        </form>
      )}
    </ResultNotice>
  )
}
