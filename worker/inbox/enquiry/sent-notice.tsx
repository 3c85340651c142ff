import { ResultNotice } from '../page/notices.tsx'
import { Clock } from '../page/time.tsx'
import { enquiryUrl, listUrl } from '../page/urls.ts'
import type { OperatorContact } from './enquiry.ts'
import type { ContactEvent } from './events.ts'

/** An answer that the operator has just given or taken back, and its enquiry. */
export type SentNow = { contact: OperatorContact; event: ContactEvent & { action: 'answer' } }

type SentNoticeProps = SentNow & {
  /** The id of the enquiry of the page, which may be the next one. */
  here: string
  list: string
  next: string | undefined
}

/** What became of the answer, and the button that takes it back as long as that is possible. */
export function SentNotice({ contact, event, here, list, next }: SentNoticeProps) {
  const { id, name, status } = contact
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
  const reply =
    id === here ? (
      'Your reply'
    ) : (
      <>
        Your reply to{' '}
        <a href={enquiryUrl(id, { list })}>
          <bdi>{name}</bdi>
        </a>
      </>
    )
  return (
    <ResultNotice>
      {!event.note ? (
        'Marked as answered.'
      ) : isWaiting && delivery.nextAt ? (
        <>
          {reply} goes out after <Clock at={delivery.nextAt} exact />.
        </>
      ) : (
        <>
          {reply}{' '}
          {delivery?.state === 'delivered' ? 'was sent.' : 'is being sent: its state is beside it.'}
        </>
      )}
      {status === 'done' && ' It is done.'}
      {(!event.note || isWaiting) && (
        <form method="post" action={enquiryUrl(id, { action: 'take-back', list })}>
          <input type="hidden" name="event" value={String(event.version)} />
          <button type="submit" class="action action-quiet" data-key="z">
            Undo
          </button>
        </form>
      )}
      {id === here && (
        <a href={next ? enquiryUrl(next, { list }) : listUrl(list)}>
          {next ? 'Next enquiry' : 'Back to the list'}
        </a>
      )}
    </ResultNotice>
  )
}
