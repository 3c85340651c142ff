import type { PropsWithChildren } from 'hono/jsx'
import { statuses, statusesWith } from '#worker/enquiry/status.ts'
import { laterLabels } from '../changes/due-at.ts'
import { NOT_SPAM } from '../changes/status-and-owner-moves.ts'
import { Hidden, Submit } from '../layout/fields.tsx'
import { CHANGES_URL } from '../layout/urls.ts'
import type { Tab } from './schema.ts'

/** A move, and its label. */
export type Button = readonly [to: string, label: string]

export const MOVE_BUTTONS: Button[] = [
  ['done', statuses.done.move],
  ['spam', statuses.spam.move],
]

const SUSPECTED_SPAM: readonly Tab[] = statusesWith('isSuspectedSpam')

const SMALL = 'action-quiet action-small'
export const QUIET_BUTTON = `action ${SMALL}`

function Buttons({ buttons }: { buttons: readonly Button[] }) {
  return (
    <>
      {buttons.map(([to, label]) => (
        <Submit look={SMALL} name="to" value={to} data-key={to} aria-label={`${label} selected`}>
          {label}
        </Submit>
      ))}
    </>
  )
}

type SelectionProps = {
  colleagues: readonly string[]
  list: string
  tab: Tab
  /** Whether more enquiries match than this page has. */
  hasMore: boolean
}

/** A box that selects all, and buttons that move the selected enquiries, visible once one is selected. */
export function Selection({ colleagues, list, tab, hasMore }: SelectionProps) {
  return (
    <form class="contents" id="selection" method="post" action={CHANGES_URL}>
      <Hidden fields={{ list, drawn: new Date().toISOString() }} />
      <label class="scripted grid place-items-center w-9 min-h-11 -order-1 -mr-2">
        <input type="checkbox" id="all" aria-label="Select all" />
      </label>
      <div class="ticked absolute top-0 min-h-full ml-9 flex flex-wrap items-center gap-1.5 [background:var(--paper)]">
        <span id="ticked" class="scripted visible mr-3" aria-live="polite" />
        {hasMore && (
          <label class="flex items-center gap-1.5 mr-3 text-small">
            <input type="checkbox" name="all" value="yes" />
            All that match{tab === 'all' && ', without Done and Spam'}
          </label>
        )}
        <Buttons buttons={[['open', statuses.open.move], ...MOVE_BUTTONS]} />
        {colleagues.length > 0 && (
          <Panel label="Hand over" shortcut="handOver">
            {colleagues.map((name) => (
              <Submit look={SMALL} name="owner" value={name}>
                To <bdi>{name}</bdi>
              </Submit>
            ))}
          </Panel>
        )}
        <Panel label="Later" shortcut="later">
          {Object.entries(laterLabels).map(([until, label]) => (
            <Submit look={SMALL} name="until" value={until}>
              {label}
            </Submit>
          ))}
        </Panel>
        <Panel label="More">
          {SUSPECTED_SPAM.includes(tab) && <Buttons buttons={[['new', NOT_SPAM]]} />}
          <Buttons buttons={[['delete', 'Delete…']]} />
        </Panel>
      </div>
    </form>
  )
}

type PanelProps = PropsWithChildren<{ label: string; shortcut?: string }>

function Panel({ label, shortcut, children }: PanelProps) {
  return (
    <details class="sm:relative">
      <summary class={`${QUIET_BUTTON} inline-grid place-items-center`} data-key={shortcut}>
        {label}
      </summary>
      <div class="panel absolute top-full left-0 lt-sm:right-0 flex flex-wrap gap-1.5 sm:w-max sm:max-w-80 p-2.5">
        {children}
      </div>
    </details>
  )
}
