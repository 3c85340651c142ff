import { statusNames } from '../enquiry/status.tsx'
import { formatAge } from '../page/time.tsx'
import { listUrl } from '../page/urls.ts'
import { isFiltered, type ListQuery, type Tab, tabs } from './schema.ts'
import { type Counts, type InProgress, sumOf } from './store.ts'

export const tabLabels: Record<Tab, string> = { todo: 'New and held', all: 'All', ...statusNames }

const TABS = 'tabs flex flex-wrap gap-x-[clamp(0.75rem,2vw,1.5rem)] text-small'
const ORDER = ['new', 'open', 'held', 'done', 'spam', 'all'] as const

type TabsProps = {
  sent: URLSearchParams
  current: Tab
  counts: Counts
  inProgress: InProgress
  now: number
}

/** A link for each tab, with its number of matches; the links keep the search. */
export function Tabs({ sent, current, counts, inProgress, now }: TabsProps) {
  const { total, due, later, oldest } = inProgress
  const isWhole = counts.open === total + later

  return (
    <nav class="flex-1 min-w-0" aria-label="Status">
      <ul class={TABS}>
        {ORDER.map((tab) => (
          <li>
            <a
              href={listUrl(sent, {
                status: tab,
                cursor: undefined,
                owner: undefined,
                when: undefined,
                waiting: undefined,
              })}
              aria-current={tab === current ? 'page' : undefined}
            >
              {tabLabels[tab]}
              <span class="text-muted">
                {' '}
                {(tab === 'open' && isWhole ? total : sumOf(counts, tabs[tab])).toLocaleString(
                  'en',
                )}
                {tab === 'open' && isWhole && due > 0 && `, ${due.toLocaleString('en')} due`}
                {tab === 'open' && isWhole && due === 0 && oldest && (
                  <span class="tab-oldest">, oldest {formatAge(oldest, now)}</span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type FilterProps = { sent: URLSearchParams; query: ListQuery }
type FilterName = 'owner' | 'when' | 'waiting'

/** Its number, unless the list is a search or has another filter: then the number of all would be wrong. */
function numberIn(query: ListQuery, own: FilterName) {
  const names = ['owner', 'when', 'waiting'] as const satisfies FilterName[]
  const isOther = isFiltered(query) || names.some((name) => name !== own && query[name])
  return (words: string, count: number) => (isOther ? words : `${words} ${count}`)
}

/** Links that narrow the open enquiries to the operator's own, or to those without an owner. */
export function OwnerFilter({ inProgress, ...props }: FilterProps & { inProgress: InProgress }) {
  const numbered = numberIn(props.query, 'owner')
  const choices = {
    '': 'Everybody’s',
    mine: numbered('Mine', inProgress.mine),
    none: numbered('Unassigned', inProgress.unassigned),
  }
  return <Filter {...props} label="Owner" name="owner" choices={choices} />
}

/** Links to those that are due, or were put off; nothing while there are none. */
export function DueFilter({ inProgress, ...props }: FilterProps & { inProgress: InProgress }) {
  const { due, later } = inProgress
  if (due + later === 0 && !props.query.when) return null
  const numbered = numberIn(props.query, 'when')
  const choices = { '': 'Now', due: numbered('Due', due), later: numbered('Later', later) }
  return <Filter {...props} label="Time" name="when" choices={choices} />
}

/**
 * Links to those that wait for us, or for their sender, the longest wait first. Without the numbers of open
 * enquiries, the links are for new ones, which all wait for us.
 */
export function WaitingFilter({ inProgress, ...props }: FilterProps & { inProgress?: InProgress }) {
  const numbered = numberIn(props.query, 'waiting')
  const choices = inProgress
    ? {
        us: numbered('Waiting for us', inProgress.us),
        them: numbered('Waiting for them', inProgress.them),
      }
    : { us: 'Longest wait first' }
  const all = { '': 'Newest first', ...choices }
  return <Filter {...props} label="Order" name="waiting" choices={all} />
}

type Choices = { label: string; name: FilterName; choices: Record<string, string> }

function Filter({ sent, query, label, name, choices }: FilterProps & Choices) {
  const current = query[name] ?? ''
  return (
    <nav aria-label={label}>
      <ul class={TABS}>
        {Object.entries(choices).map(([value, words]) => (
          <li>
            <a
              href={listUrl(sent, { [name]: value || undefined, cursor: undefined })}
              aria-current={value === current ? 'page' : undefined}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
