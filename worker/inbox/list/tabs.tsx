import { isSameOperator } from '#worker/operators.ts'
import { statusNames } from '../enquiry/status.tsx'
import { listUrl } from '../page/urls.ts'
import { isFiltered, type ListQuery, type Tab, tabOf } from './schema.ts'
import { COUNTED, type QueueCounts } from './store.ts'

/** The name of every tab; `queue` is that of an operator. */
export const tabLabels: Record<Tab, string> = {
  ...statusNames,
  todo: 'To do',
  queue: 'In progress',
  waiting: 'Waiting for them',
  later: 'Later',
  all: 'All',
}

const TABS = [
  { label: tabLabels.todo, status: 'todo', count: 'todo' },
  { label: 'Mine', status: 'queue', owner: 'mine', count: 'mine' },
  { label: tabLabels.waiting, status: 'waiting', count: 'waiting' },
  { label: tabLabels.later, status: 'later', count: 'later' },
  { label: tabLabels.done, status: 'done' },
  { label: tabLabels.spam, status: 'spam' },
  { label: tabLabels.all, status: 'all' },
] as const

type TabsProps = {
  sent: URLSearchParams
  query: ListQuery
  operator: string
  counts: QueueCounts
}

/** A link for each tab, with the number of enquiries; beside a search, the links keep it and have no number. */
export function Tabs({ sent, query, operator, counts }: TabsProps) {
  const isSearch = isFiltered(query)
  const current = tabOf(query)
  const owner = query.owner && isSameOperator(query.owner, operator) ? 'mine' : query.owner
  return (
    <nav class="flex-1 min-w-0" aria-label="Lists">
      <ul class="tabs flex flex-wrap gap-x-[clamp(0.75rem,2vw,1.5rem)] text-small">
        {TABS.map(({ label, status, ...tab }) => {
          const ownerOfTab = 'owner' in tab ? tab.owner : undefined
          const count = 'count' in tab && !isSearch ? counts[tab.count] : 0
          const isDefault = !isSearch && (status === 'todo' || status === 'queue')
          const url = listUrl(sent, {
            status: isDefault ? undefined : status,
            owner: ownerOfTab,
            cursor: undefined,
          })
          return (
            <li>
              <a
                href={url}
                aria-current={status === current && ownerOfTab === owner ? 'page' : undefined}
              >
                {label}
                {count > 0 && <span class="text-muted"> {numberOf(count)}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The number, as far as the list counts: "99+". */
export function numberOf(count: number): string {
  return count < COUNTED ? String(count) : `${COUNTED - 1}+`
}
