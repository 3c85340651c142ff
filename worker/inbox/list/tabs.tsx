import { statusNames } from '../page/status.tsx'
import { listUrl } from '../page/urls.ts'
import { type Tab, tabs } from './schema.ts'
import { type Counts, sumOf } from './store.ts'

/** How people call each tab. */
export const tabNames: Record<Tab, string> = { todo: 'To do', all: 'All', ...statusNames }

type TabsProps = { sent: URLSearchParams; current: Tab; counts: Counts }

/** A link for each tab with what it holds of what is searched for, which each of them keeps. */
export function Tabs({ sent, current, counts }: TabsProps) {
  return (
    <nav aria-label="Status">
      <ul class="tabs">
        {Object.entries(tabs).map(([tab, statuses]) => (
          <li>
            <a
              class="tab"
              href={listUrl(sent, { status: tab, cursor: undefined })}
              aria-current={tab === current ? 'page' : undefined}
            >
              {tabNames[tab as Tab]}
              <span class="text-muted"> {sumOf(counts, statuses).toLocaleString('en')}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
