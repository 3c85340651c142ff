import { laterLabels } from '../changes/due-at.ts'
import { moveNames, NOT_SPAM } from '../enquiry/status.tsx'
import { CHANGES_URL } from '../page/urls.ts'

/** A move, and its label. */
export type Button = readonly [to: string, label: string]

export const MOVES: Button[] = [
  ['done', moveNames.done],
  ['spam', moveNames.spam],
]

/** The key that presses the button of a move. */
export const KEYS: Record<string, string> = { open: 'o', done: 'e', spam: '#' }

export const QUIET = 'action action-quiet action-small'

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

type SelectionProps = {
  colleagues: readonly string[]
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
            {colleagues.map((name) => (
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
