import type { Child } from 'hono/jsx'
import { isSameOperator } from '#worker/auth/operator-name.ts'
import { type ChosenStatus, type ContactStatus, chosenStatuses } from '#worker/contact/status.ts'
import { isFlagged, moveNames, NOT_SPAM } from '../enquiries/status.tsx'
import { NoteField } from '../page/note-field.tsx'
import { type ChangeName, enquiryUrl } from '../urls/urls.ts'
import type { EnquiryPageProps } from './enquiry-page.tsx'

/** The actions on an enquiry, in one form, so that no button loses an unsaved note. */
export function Changes(props: EnquiryPageProps) {
  const { contact, list, mail, canReply } = props
  const { id, version, status, deliveries } = contact
  const to = (action: ChangeName) => enquiryUrl(id, { action, list })
  return (
    <form id="changes" class="form mt-0 gap-4" method="post" action={to('note')}>
      <input type="hidden" name="version" value={String(version)} />
      <MainActions {...props} />
      {!canReply && mail.cut > 0 && (
        <p class="text-small text-muted">
          Too long for a mail link: the last {mail.cut.toLocaleString('en')} characters of the
          message are not quoted.
        </p>
      )}
      <NoteField hint="For operators only. Every button here also saves it." />
      <p>
        <Action action={to('note')}>Save the note</Action>
      </p>
      <HandOver {...props} />
      <details>
        <summary>More</summary>
        <div class="actions">
          {chosenStatuses
            .filter((each) => each !== status && !isMain(each, status))
            .map((each) => (
              <Move to={each} action={to('status')} />
            ))}
          {status !== 'spam' && <Action action={to('answer')}>Mark as answered</Action>}
          {deliveries.length > 0 && <Action action={to('resend')}>Notify again</Action>}
          <Action action={to('delete')} look="action-quiet action-danger">
            Delete…
          </Action>
        </div>
      </details>
    </form>
  )
}

/** The most frequent actions, always visible on a phone at any scroll position. */
function MainActions({ contact, list, mail, canReply, neighbors: { next } }: EnquiryPageProps) {
  const { id, status } = contact
  const address = enquiryUrl(id, { action: 'status', list })
  return (
    <div class="main-actions flex flex-wrap gap-2">
      {status !== 'done' && (
        <Move
          to="done"
          action={enquiryUrl(id, { action: 'status', list, go: next ?? 'list' })}
          label={next ? 'Done, next' : 'Done'}
          look=""
        />
      )}
      <a class="action action-quiet" href={canReply ? '#reply' : mail.url} data-key="a">
        {canReply ? 'Reply' : 'Answer by email'}
      </a>
      {isFlagged(status) ? (
        <Move to="new" action={address} label={NOT_SPAM} />
      ) : (
        status !== 'open' && <Move to="open" action={address} />
      )}
      {status !== 'spam' && <Move to="spam" action={address} />}
    </div>
  )
}

/** Whether `MainActions` already offers the move. */
function isMain(to: ChosenStatus, from: ContactStatus): boolean {
  if (to === 'open') return !isFlagged(from)
  return to === 'done' || to === 'spam' || (to === 'new' && isFlagged(from))
}

const KEYS: Partial<Record<ChosenStatus, string>> = { done: 'd', open: 'o', spam: 's' }

type MoveProps = { to: ChosenStatus; action: string; label?: string; look?: string }

function Move({ to, label = moveNames[to], ...button }: MoveProps) {
  return (
    <Action {...button} name="status" value={to} shortcut={KEYS[to]}>
      {label}
    </Action>
  )
}

type ActionProps = {
  action: string
  name?: string
  value?: string
  /** A key of the keyboard. */
  shortcut?: string | undefined
  /** The classes besides `action`. */
  look?: string | undefined
  children: Child
}

/** A button that sends the form to its own address. */
function Action({ action, name, value, shortcut, look = 'action-quiet', children }: ActionProps) {
  return (
    <button
      type="submit"
      class={`action ${look}`}
      formaction={action}
      name={name}
      value={value}
      data-key={shortcut}
    >
      {children}
    </button>
  )
}

/** The owner, and one button for each operator who can take over. */
function HandOver({ contact, operator, operators, list }: EnquiryPageProps) {
  const { id, owner } = contact
  const action = enquiryUrl(id, { action: 'owner', list })
  const others = operators.filter((name) => !isSameOperator(name, operator))
  return (
    <details>
      <summary>
        {owner ? (
          <>
            Owner: <bdi>{owner}</bdi>. Hand over
          </>
        ) : (
          'No owner: hand over'
        )}
      </summary>
      <div class="actions">
        {[operator, ...others, '']
          .filter((name) => !isSameOperator(name, owner))
          .map((name) => (
            <Action action={action} name="owner" value={name}>
              To <bdi>{name === operator ? 'me' : name || 'nobody'}</bdi>
            </Action>
          ))}
      </div>
    </details>
  )
}
