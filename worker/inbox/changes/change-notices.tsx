import type { Child } from 'hono/jsx'
import { statuses } from '#worker/enquiry/status.ts'
import { type EnquiryEvent, isHandedOver } from '../enquiry/events.ts'
import type { OperatorEnquiry } from '../enquiry/store.ts'
import { Hidden, Submit } from '../layout/fields.tsx'
import { ResultNotice, SenderLink } from '../layout/notices.tsx'
import { Time } from '../layout/time.tsx'
import { enquiryUrl, listUrl, UNDO_URL } from '../layout/urls.ts'
import type { Change, Moved } from './undo.ts'

type ChangedNoticeProps = {
  change: Change
  list: string
  /** The enquiry of the page with the notice, to come back to. */
  enquiry?: string
}

const ENDINGS = { undo: 'moved back.', delete: 'deleted.', 'delete-note': 'note deleted.' }

/** The change that the operator has just made, with a button to undo a move. */
export function ChangedNotice({ change, list, enquiry }: ChangedNoticeProps) {
  if (change.kind === 'nothing') {
    return <ResultNotice>Nothing changed: it was so already.</ResultNotice>
  }
  if (change.kind !== 'moved') {
    return (
      <ResultNotice>
        {change.count.toLocaleString('en')} {ENDINGS[change.kind]}
      </ResultNotice>
    )
  }
  const { number, moved } = change
  const [first, ...others] = moved
  if (!first) return null
  return (
    <ResultNotice>
      <form
        class="flex flex-wrap items-center gap-x-4 gap-y-2"
        method="post"
        action={UNDO_URL}
        data-rows={moved.map(({ id }) => id).join(' ')}
      >
        <span>
          {others.length === 0 ? (
            <SenderLink {...first} list={list} />
          ) : (
            moved.length.toLocaleString('en')
          )}{' '}
          {becameOf(moved, first)}
        </span>
        {/* Undone, it is the page to come back to. */}
        <Hidden fields={{ change: number, list, enquiry: enquiry && first.id }} />
        <Submit look="action-quiet action-small" data-key="undo">
          Undo
        </Submit>
      </form>
    </ResultNotice>
  )
}

/** What the move did to all of them; else only that they changed. */
function becameOf(moved: Moved[], first: Moved): Child {
  const { to, toDue, toOwner } = first
  const isOfAll = (name: 'to' | 'toDue' | 'toOwner') =>
    moved.every((each) => each[name] === first[name])
  const isLast = first.version === first.movedVersion
  const verb = moved.length > 1 ? 'are now' : isLast ? 'is now' : 'was'
  const isPutOff = moved.every((each) => each.toDue !== each.fromDue)
  if (to === 'open' && isPutOff && isOfAll('toDue'))
    return toDue ? [`${verb} put off until `, <Time at={toDue} />, '.'] : `${verb} back.`
  const owner = toOwner ? `${toOwner}’s` : 'without an owner'
  const isHanded = isOfAll('toOwner') && isHandedOver(first)
  if (isOfAll('to') && moved.some((each) => each.from !== each.to)) {
    return `${verb} ${statuses[to].label}${isHanded ? `, ${owner}` : ''}.`
  }
  return isOfAll('toOwner') ? `${verb} ${owner}.` : 'changed.'
}

/** A reply that the operator has just sent, and its enquiry. */
export type SentReply = { enquiry: OperatorEnquiry; event: EnquiryEvent & { action: 'reply' } }

type SentNoticeProps = SentReply & {
  /** The id of the enquiry of the page, which may be the next one. */
  here: string
  list: string
  next: string | undefined
}

/** What became of the reply, and the button that takes it back as long as that is possible. */
export function SentNotice({ enquiry, event, here, list, next }: SentNoticeProps) {
  const { id, status } = enquiry
  const delivery = enquiry.deliveries.find(({ reply }) => reply === event.version)
  const waits = delivery?.state === 'waiting' && delivery.nextAt
  return (
    <ResultNotice>
      Your reply
      {id !== here && [' to ', <SenderLink {...enquiry} list={list} />]}{' '}
      {waits ? 'goes out 20 seconds after Send.' : 'is in the thread, with its state.'}
      {status === 'done' && ' The enquiry is done.'}
      <div class="actions mt-2">
        {waits && <TakeBack id={id} event={event.version} nextAt={waits} list={list} />}
        {id === here && (
          <a class="action action-quiet" href={next ? enquiryUrl(next, { list }) : listUrl(list)}>
            {next ? 'Next enquiry' : 'Back to the list'}
          </a>
        )}
      </div>
    </ResultNotice>
  )
}

type TakeBackProps = { id: string; event: number; nextAt: string; list: string }

/** The button that takes back a reply that waits, until it leaves. */
export function TakeBack({ id, event, nextAt, list }: TakeBackProps) {
  return (
    <form method="post" action={enquiryUrl(id, { action: 'take-back', list })}>
      <Hidden fields={{ event }} />
      <Submit look="action-quiet" data-key="undo" data-ms={Date.parse(nextAt) - Date.now()}>
        Undo
      </Submit>
    </form>
  )
}
