import type { ContactStatus } from '#worker/contact/status.ts'
import type { OperatorContact } from '../enquiry/enquiry.ts'
import type { PossibleOwner } from '../enquiry/possible-owners.ts'
import { canTakeOn, isFlagged, moveNames, NOT_SPAM, takeOnLabel } from '../enquiry/status.tsx'
import { CHANGES_URL } from '../page/urls.ts'

type Button = readonly [to: ContactStatus | 'not-spam' | 'delete', label: string]

const MOVES: readonly Button[] = (['open', 'done', 'spam'] as const).map((to) => [
  to,
  moveNames[to],
])

function Buttons({ buttons, of }: { buttons: readonly Button[]; of: string }) {
  return (
    <>
      {buttons.map(([to, label]) => (
        <button
          type="submit"
          class={`action action-quiet action-small ${to === 'delete' ? 'action-danger' : ''}`}
          name="to"
          value={to}
        >
          {label}
          <bdi class="visually-hidden"> {of}</bdi>
        </button>
      ))}
    </>
  )
}

type RowActionsProps = {
  contact: OperatorContact
  operator: string
  list: string
}

/** Buttons that move one row: visible on hover and focus, or in a menu on devices without hover. */
export function RowActions({ contact, operator, list }: RowActionsProps) {
  const { id, version, status, name } = contact
  const moves = MOVES.flatMap(([to, label]): Button[] => {
    if (to === 'open') return canTakeOn(contact, operator) ? [[to, takeOnLabel(contact)]] : []
    return to === status ? [] : [[to, label]]
  })
  return (
    <details class="row-menu contents">
      <summary aria-label={`Move ${name}`}>…</summary>
      <form class="row-actions flex flex-wrap gap-2" method="post" action={CHANGES_URL}>
        <input type="hidden" name="id" value={`${id}.${version}`} />
        <input type="hidden" name="list" value={list} />
        <Buttons
          buttons={isFlagged(status) ? [['not-spam', NOT_SPAM], ...moves] : moves}
          of={name}
        />
      </form>
    </details>
  )
}

type SelectionProps = { owners: readonly PossibleOwner[]; list: string }

/** A box that selects all, and buttons that move the selected enquiries, visible once one is selected. */
export function Selection({ owners, list }: SelectionProps) {
  return (
    <form class="contents" id="selection" method="post" action={CHANGES_URL}>
      <input type="hidden" name="list" value={list} />
      <label class="scripted grid place-items-center w-9 min-h-11 -order-1 -mr-2">
        <input type="checkbox" id="all" aria-label="Select all" />
      </label>
      <div class="ticked absolute top-0 min-h-full ml-9 flex flex-wrap items-center gap-1.5 [background:var(--paper)]">
        <span id="ticked" class="scripted visible mr-3" aria-live="polite" />
        <Buttons
          buttons={[...MOVES, ['not-spam', NOT_SPAM], ['delete', 'Delete…']]}
          of="selected"
        />
        <details>
          <summary class="action action-quiet action-small inline-grid place-items-center">
            Hand over
          </summary>
          <div class="panel absolute top-full right-0 grid gap-1.5 w-max max-w-full p-2.5">
            {owners.map(({ name, label }) => (
              <button
                type="submit"
                class="action action-quiet action-small"
                name="owner"
                value={name}
              >
                To <bdi>{label}</bdi>
              </button>
            ))}
          </div>
        </details>
      </div>
    </form>
  )
}
