import { useContext } from 'hono/jsx'
import { type ChosenStatus, statuses, statusHas } from '#worker/enquiry/status.ts'
import { isSameOperator } from '#worker/operators.ts'
import { DAY_MS } from '#worker/time.ts'
import { laterLabels } from '../changes/due-at.ts'
import { canTakeOn, NOT_SPAM, takeOnLabel } from '../changes/status-and-owner-moves.ts'
import { Field, Submit, type SubmitProps } from '../layout/fields.tsx'
import { dateIn, Time, ZoneContext } from '../layout/time.tsx'
import { enquiryUrl } from '../layout/urls.ts'
import type { EnquiryPageProps } from './enquiry-page-data.ts'
import { mailtoUrl } from './linked-text.tsx'
import type { OperatorEnquiry } from './store.ts'

/**
 * The most frequent actions, in sight at every position of a long thread: above it, or on a phone under the
 * thumb. They belong to the form of the changes, so that none loses an unsaved word. Its first button is the one
 * that Enter presses in a field of one line: it only keeps the draft.
 */
export function MainActions(props: EnquiryPageProps) {
  const { enquiry, list, canReply, neighbors } = props
  const { id, status, version } = enquiry
  const { next } = neighbors
  const page = enquiryUrl(id, { list })
  const url = enquiryUrl(id, { action: 'status', list })
  const onward = enquiryUrl(id, { action: 'status', list, go: next ?? 'list' })
  return (
    <div class="main-actions sticky z-2 flex flex-wrap gap-2">
      <ActionButton class="" formaction={enquiryUrl(id, { action: 'draft', list })} hidden />
      {status !== 'done' && (
        <MoveButton
          to="done"
          formaction={onward}
          label={next ? 'Done, next' : 'Done'}
          look={statusHas(status, 'isSuspectedSpam') ? 'action-quiet' : ''}
        />
      )}
      <a class="action action-quiet" href={canReply ? '#reply' : mailUrl(enquiry)} data-key="reply">
        {canReply ? 'Reply' : 'Reply by email'}
      </a>
      {statusHas(status, 'isSuspectedSpam') ? (
        <MoveButton to="new" formaction={url} label={NOT_SPAM} />
      ) : (
        <>
          <HandOver {...props} />
          <PutOff {...props} />
        </>
      )}
      {status !== 'spam' && <MoveButton to="spam" formaction={onward} />}
      <a class="action" id="changed" href={page} data-version={String(version)} hidden>
        Show what is new
      </a>
    </div>
  )
}

/** The owner, and one button for each operator who can be it. */
function HandOver({ enquiry, operator, owners, list }: EnquiryPageProps) {
  const { id, owner } = enquiry
  const others = owners.filter((name) => !isSameOperator(owner, name))
  const action = enquiryUrl(id, { action: 'owner', list })
  return (
    <details class="menu" name="menu">
      <summary class="action action-quiet [list-style:none]" data-key="handOver">
        Hand over
      </summary>
      <div class="panel actions absolute z-3 mt-1 p-3">
        {others.map((name) => (
          <ActionButton formaction={action} name="owner" value={name}>
            To <bdi>{name}</bdi>
          </ActionButton>
        ))}
        {canTakeOn(enquiry, operator.name) && (
          <MoveButton
            to="open"
            formaction={enquiryUrl(id, { action: 'status', list })}
            label={takeOnLabel(enquiry)}
          />
        )}
        {owners.length === 0 && (
          <p class="text-small text-muted">Nobody else has signed in within the last 90 days.</p>
        )}
      </div>
    </details>
  )
}

/** The buttons that put an enquiry off until a day, and bring it back before; nothing for one that is closed. */
function PutOff({ enquiry: { id, status, dueAt }, list, neighbors }: EnquiryPageProps) {
  const tomorrow = dateIn(useContext(ZoneContext), Date.now() + DAY_MS)
  if (!statusHas(status, 'isLive')) return null
  const action = enquiryUrl(id, { action: 'later', list, go: neighbors.next ?? 'list' })
  const here = enquiryUrl(id, { action: 'later', list })
  const isDue = dueAt !== null && dueAt <= new Date().toISOString()
  return (
    <details class="menu" name="menu">
      <summary class="action action-quiet [list-style:none]" data-key="later">
        {dueAt === null ? 'Later' : [isDue ? 'Due since ' : 'Put off until ', <Time at={dueAt} />]}
      </summary>
      <div class="panel actions absolute z-3 mt-1 p-3">
        {Object.entries(laterLabels).map(([day, label]) => (
          <ActionButton formaction={action} name="until" value={day}>
            {label}
          </ActionButton>
        ))}
        {dueAt !== null && (
          <ActionButton formaction={here} name="until" value="now">
            {isDue ? 'Not due any more' : 'Back now'}
          </ActionButton>
        )}
        <Field
          {...{ name: 'day', label: 'Day', type: 'date', form: 'changes', required: true }}
          min={tomorrow}
        />
        <ActionButton formaction={action} formnovalidate={false}>
          Until this day
        </ActionButton>
      </div>
    </details>
  )
}

/** A button that sends the form of the changes, wherever it stands, to its own address; a day in it is no matter. */
export const ActionButton = (button: SubmitProps) => (
  <Submit form="changes" look="action-quiet" formnovalidate {...button} />
)

type MoveProps = SubmitProps & { to: ChosenStatus; label?: string }

/** The button that gives the enquiry another status. */
export const MoveButton = ({ to, label = statuses[to].move, ...button }: MoveProps) => (
  <ActionButton {...button} name="status" value={to} data-key={to}>
    {label}
  </ActionButton>
)

/** Opens a mail to the sender, with the enquiry's reference as its subject. */
function mailUrl({ email, reference }: OperatorEnquiry): string {
  return `${mailtoUrl(email)}?subject=${encodeURIComponent(`Re: ${reference}`)}`
}
