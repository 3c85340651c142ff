import { laterLabels } from '../changes/due-at.ts'
import type { PossibleOwner } from '../enquiry/possible-owners.ts'
import { canTakeOn, isFlagged, moveNames, NOT_SPAM, takeOnLabel } from '../enquiry/status.tsx'
import { CHANGES_URL } from '../page/urls.ts'
import type { Row } from './row.ts'

type Button = readonly [to: string, label: string]

const MOVES: Button[] = [
  ['done', moveNames.done],
  ['spam', moveNames.spam],
]

/** The key that presses the button of a move. */
const KEYS: Record<string, string> = { open: 'o', done: 'e', spam: '#' }

const QUIET = 'action action-quiet action-small'

function Buttons({ buttons, of }: { buttons: readonly Button[]; of: string }) {
  return (
    <>
      {buttons.map(([to, label]) => (
        <button
          type="submit"
          class={QUIET}
          name="to"
          value={to}
          data-key={KEYS[to]}
          aria-label={`${label} ${of}`}
        >
          {label}
        </button>
      ))}
    </>
  )
}

type RowActionsProps = { row: Row; below: string | undefined; operator: string; list: string }

/**
 * Buttons that move one row: visible on hover and focus, or in a menu on devices without hover. The browser keeps the
 * fragment through the redirect, so the row below stays in sight.
 */
export function RowActions({ row, below, operator, list }: RowActionsProps) {
  const { id, version, status, name } = row
  const buttons = MOVES.filter(([to]) => to !== status)
  if (canTakeOn(row, operator)) buttons.unshift(['open', takeOnLabel(row)])
  if (isFlagged(status)) buttons.unshift(['new', NOT_SPAM])
  return (
    <details class="row-menu contents">
      <summary aria-label={`Move ${name}`}>…</summary>
      <form
        class="row-actions flex flex-wrap gap-2"
        method="post"
        action={below ? `${CHANGES_URL}#${below}` : CHANGES_URL}
      >
        <input type="hidden" name="id" value={`${id}.${version}`} />
        <input type="hidden" name="list" value={list} />
        <Buttons buttons={buttons} of={name} />
      </form>
    </details>
  )
}

type SelectionProps = {
  colleagues: readonly PossibleOwner[]
  list: string
  /** Whether all of them are suspected or certain spam. */
  isFlagged: boolean
  /** Whether more enquiries match than this page has. */
  hasMore: boolean
}

/** A box that selects all, and buttons that move the selected enquiries, visible once one is selected. */
export function Selection({ colleagues, list, isFlagged, hasMore }: SelectionProps) {
  return (
    <form class="contents" id="selection" method="post" action={CHANGES_URL}>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="drawn" value={new Date().toISOString()} />
      <label class="scripted grid place-items-center w-9 min-h-11 -order-1 -mr-2">
        <input type="checkbox" id="all" aria-label="Select all" />
      </label>
      <div class="ticked absolute top-0 min-h-full ml-9 flex flex-wrap items-center gap-1.5 [background:var(--paper)]">
        <span id="ticked" class="scripted visible mr-3" aria-live="polite" />
        {hasMore && (
          <label class="flex items-center gap-1.5 mr-3 text-small">
            <input type="checkbox" name="all" value="yes" />
            All that match
          </label>
        )}
        <Buttons buttons={[['open', moveNames.open], ...MOVES]} of="selected" />
        {colleagues.length > 0 && (
          <Panel label="Hand over" shortcut="h">
            {colleagues.map(({ name }) => (
              <button type="submit" class={QUIET} name="owner" value={name}>
                To <bdi>{name}</bdi>
              </button>
            ))}
          </Panel>
        )}
        <Panel label="Later" shortcut="l">
          {Object.entries(laterLabels).map(([until, label]) => (
            <button type="submit" class={QUIET} name="until" value={until}>
              {label}
            </button>
          ))}
        </Panel>
        <Panel label="More">
          {isFlagged && <Buttons buttons={[['new', NOT_SPAM]]} of="selected" />}
          <Buttons buttons={[['delete', 'Delete…']]} of="selected" />
        </Panel>
      </div>
    </form>
  )
}

function Panel({
  label,
  shortcut,
  children,
}: {
  label: string
  shortcut?: string
  children: unknown
}) {
  return (
    <details>
      <summary class={`${QUIET} inline-grid place-items-center`} data-key={shortcut}>
        {label}
      </summary>
      <div class="panel absolute top-full right-0 grid gap-1.5 w-max max-w-full p-2.5">
        {children}
      </div>
    </details>
  )
}
