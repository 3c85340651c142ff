import { statusNames } from '../enquiries/status.tsx'
import { formatAge } from '../time/time.tsx'
import { listUrl } from '../urls/urls.ts'
import { type Tab, tabs } from './schema.ts'
import { type Counts, type InProgress, sumOf } from './store.ts'

export const tabLabels: Record<Tab, string> = { todo: 'New and held', all: 'All', ...statusNames }

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
  const { total, oldest } = inProgress

  return (
    <nav aria-label="Status">
      <ul class="tabs">
        {ORDER.map((tab) => (
          <li>
            <a
              href={listUrl(sent, { status: tab, cursor: undefined, owner: undefined })}
              aria-current={tab === current ? 'page' : undefined}
            >
              {tabLabels[tab]}
              <span class="text-muted">
                {' '}
                {sumOf(counts, tabs[tab]).toLocaleString('en')}
                {tab === 'open' && counts.open === total && oldest && (
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

type OwnerFilterProps = {
  sent: URLSearchParams
  current: 'mine' | 'none' | undefined
  inProgress: InProgress
}

/** Links that narrow the open enquiries to the operator's own, or to those without an owner. */
export function OwnerFilter({ sent, current, inProgress: { mine, unassigned } }: OwnerFilterProps) {
  const choices = [
    [undefined, 'Everybody’s'],
    ['mine', `Mine ${mine}`],
    ['none', `Unassigned ${unassigned}`],
  ] as const
  return (
    <nav aria-label="Owner">
      <ul class="tabs">
        {choices.map(([owner, label]) => (
          <li>
            <a
              href={listUrl(sent, { owner, cursor: undefined })}
              aria-current={owner === current ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
