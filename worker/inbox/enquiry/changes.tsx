import { chosenStatuses } from '#worker/contact/status.ts'
import { isSameOperator } from '#worker/operators.ts'
import { NoteField } from '../page/note-field.tsx'
import { type ChangeName, enquiryUrl } from '../page/urls.ts'
import { Action } from './action.tsx'
import type { EnquiryPageProps } from './enquiry-page.tsx'
import { isMain, MarkAsAnswered } from './main-actions.tsx'
import { Move } from './move.tsx'
import { PutOff } from './put-off.tsx'

/** The form of all changes, so that no button loses an unsaved note, and the less frequent of them. */
export function Changes(props: EnquiryPageProps) {
  const { contact, list, mail, canReply } = props
  const { id, version, status } = contact
  const to = (action: ChangeName) => enquiryUrl(id, { action, list })
  return (
    <form id="changes" class="form mt-0 gap-4" method="post" action={to('note')}>
      <input type="hidden" name="version" value={String(version)} />
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
      <PutOff {...props} />
      <details>
        <summary>More</summary>
        <div class="actions">
          {chosenStatuses
            .filter((each) => each !== status && !isMain(each, status))
            .map((each) => (
              <Move to={each} action={to('status')} />
            ))}
          {canReply && status !== 'spam' && <MarkAsAnswered id={id} list={list} />}
          <Action action={to('delete')} look="action-quiet action-danger">
            Delete…
          </Action>
        </div>
      </details>
    </form>
  )
}

/** The owner, and one button for each operator who can take over. */
function HandOver({ contact, owners: all, list }: EnquiryPageProps) {
  const { id, owner } = contact
  const owners = all.filter(({ name }) => !isSameOperator(name, owner))
  if (owners.length === 0) return null
  const action = enquiryUrl(id, { action: 'owner', list })
  return (
    <details>
      <summary data-key="h">
        {owner ? (
          <>
            Owner: <bdi>{owner}</bdi>. Hand over
          </>
        ) : (
          'No owner: hand over'
        )}
      </summary>
      <div class="actions">
        {owners.map(({ name, label }) => (
          <Action action={action} name="owner" value={name}>
            To <bdi>{label}</bdi>
          </Action>
        ))}
      </div>
    </details>
  )
}
