import { statuses } from '#worker/enquiry/status.ts'
import { reasonSentence } from '#worker/spam/reasons.ts'
import { dirAndLang } from '../layout/fields.tsx'
import { LinkedText } from './linked-text.tsx'
import type { OperatorEnquiry } from './store.ts'
import { DeliveryState, ItemHead, ItemLine, ThreadEvent, type ThreadProps } from './thread-item.tsx'

/** In a long thread, as many of the newest are in sight, below what came before them. */
const NEWEST_SHOWN = 6

/** The conversation, oldest first: words in full, other events a line each; at the end, what was not delivered. */
export function ThreadView({ enquiry, operator, list }: ThreadProps) {
  const { events, deliveries } = enquiry
  const replies = new Map(deliveries.map((each) => [each.reply, each]))
  const others = deliveries.filter(
    ({ reply, state }) => reply === undefined && state !== 'delivered',
  )
  const happened = events.flatMap((event) => {
    // The note or reply itself says so.
    if (event.action === 'delete-note' || event.action === 'take-back') return []
    const delivery = replies.get(event.version)
    return <ThreadEvent {...{ event, delivery, enquiry, operator, list }} />
  })
  // A single one takes no more room than its fold.
  const isLong = happened.length > NEWEST_SHOWN + 1
  const earlier = isLong ? happened.slice(0, -NEWEST_SHOWN) : []
  return (
    <ol class="thread grid gap-3 mt-7 mb-4" aria-label="Conversation">
      <Enquiry enquiry={enquiry} />
      {deliveries.length === 0 && <ItemLine>No notification was sent.</ItemLine>}
      {isLong && (
        <li>
          <details>
            <summary>{earlier.length} earlier</summary>
            <ol class="thread grid gap-3">{earlier}</ol>
          </details>
        </li>
      )}
      {happened.slice(earlier.length)}
      {others.map((delivery) => (
        <ItemLine>
          <DeliveryState delivery={delivery} />
        </ItemLine>
      ))}
    </ol>
  )
}

/** The first item: the words of the form. */
function Enquiry({ enquiry }: { enquiry: OperatorEnquiry }) {
  const { name, message, status, createdAt, reasons, language, events } = enquiry
  const first = events.find((event) => event.action === 'status')?.from ?? status
  return (
    <li data-kind="received">
      <ItemHead at={createdAt}>
        <bdi>{name}</bdi> wrote
      </ItemHead>
      <p class="thread-text" {...dirAndLang(language)}>
        <LinkedText text={message} status={status} />
      </p>
      {first !== 'new' && (
        <p class="text-small text-muted">
          Received as {statuses[first].label}.
          {reasons.map((reason) => ` ${reasonSentence(reason)}`)}
        </p>
      )}
    </li>
  )
}
