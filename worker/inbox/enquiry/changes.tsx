import { type ContactStatus, contactStatuses } from '#worker/contact/status.ts'
import { NoteField } from '../page/note-field.tsx'
import { isFlagged, moveNames, NOT_SPAM } from '../page/status.tsx'
import { enquiryUrl, LIST } from '../page/urls.ts'
import type { EnquiryPageProps } from './enquiry-page.tsx'

/** The actions on an enquiry, in one form, so that no button loses an unsaved note. */
export function Changes(props: EnquiryPageProps) {
  const { contact, hasChannel, list, mail } = props
  const { id, version, status, deliveries } = contact
  const to = (action: 'status' | 'note' | 'resend' | 'delete') => enquiryUrl(id, { action, list })
  return (
    <form id="changes" class="changes" method="post" action={to('note')}>
      <input type="hidden" name="version" value={String(version)} />
      <MainActions {...props} />
      {mail.cut > 0 && (
        <p class="text-small text-muted">
          Too long for a mail link: the last {mail.cut.toLocaleString('en')} characters of the
          message are not quoted.
        </p>
      )}
      <NoteField hint="For operators only. Every button here also saves it." />
      <p>
        <button type="submit" class="action action-quiet" formaction={to('note')}>
          Save the note
        </button>
      </p>
      <HandOver {...props} />
      <details class="more-actions">
        <summary>More</summary>
        <div class="actions">
          {contactStatuses
            .filter((each) => each !== status && !isMain(each, status))
            .map((each) => (
              <Move to={each} action={to('status')} />
            ))}
          {(deliveries.length > 0 || hasChannel) && (
            <button type="submit" class="action action-quiet" formaction={to('resend')}>
              {deliveries.length > 0 ? 'Notify again' : 'Notify now'}
            </button>
          )}
          <button type="submit" class="action action-quiet action-danger" formaction={to('delete')}>
            Delete…
          </button>
        </div>
      </details>
    </form>
  )
}

/** The most frequent actions, always visible on a phone at any scroll position. */
function MainActions({ contact, list, neighbors: { next } }: EnquiryPageProps) {
  const { id, status } = contact
  const address = enquiryUrl(id, { action: 'status', list })
  return (
    <div class="main-actions">
      {status !== 'done' && (
        <button
          type="submit"
          class="action"
          formaction={enquiryUrl(id, { action: 'status', list, go: next ?? LIST })}
          name="status"
          value="done"
          data-key="d"
        >
          Done{next && ', next'}
        </button>
      )}
      <button
        type="submit"
        class="action action-quiet"
        formaction={enquiryUrl(id, { action: 'answer', list })}
        data-key="a"
      >
        Answer<span class="visually-hidden"> by email</span>
      </button>
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
function isMain(to: ContactStatus, from: ContactStatus): boolean {
  if (to === 'open') return !isFlagged(from)
  return to === 'done' || to === 'spam' || (to === 'new' && isFlagged(from))
}

const KEYS: Partial<Record<ContactStatus, string>> = { open: 'o', spam: 's' }

type MoveProps = { to: ContactStatus; action: string; label?: string }

function Move({ to, action, label = moveNames[to] }: MoveProps) {
  return (
    <button
      type="submit"
      class="action action-quiet"
      formaction={action}
      name="status"
      value={to}
      data-key={KEYS[to]}
    >
      {label}
    </button>
  )
}

/** The owner, and one button for each operator who can take over. */
function HandOver({ contact, operator, operators, list }: EnquiryPageProps) {
  const { id, owner } = contact
  const action = enquiryUrl(id, { action: 'owner', list })
  const names = new Set([operator, ...operators])
  return (
    <details class="more-actions">
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
        {[...names, '']
          .filter((name) => name !== owner)
          .map((name) => (
            <button
              type="submit"
              class="action action-quiet"
              formaction={action}
              name="owner"
              value={name}
            >
              To <bdi>{name === operator ? 'me' : name || 'nobody'}</bdi>
            </button>
          ))}
      </div>
    </details>
  )
}
