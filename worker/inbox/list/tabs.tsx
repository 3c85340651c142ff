import { type ContactStatus, contactStatuses } from '#worker/contact/status.ts'
import { statusNames } from '../page/status.tsx'
import { listUrl } from '../page/urls.ts'

type TabsProps = {
  sent: URLSearchParams
  current: ContactStatus | undefined
  /** Left out where the list holds only what was searched for. */
  counts: Record<ContactStatus, number> | undefined
}

/** One link for every status, and one for all of them; each keeps what is searched for. */
export function Tabs({ sent, current, counts }: TabsProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <nav aria-label="Status">
      <ul class="tabs">
        <Tab sent={sent} status={undefined} name="All" count={all} isCurrent={!current} />
        {contactStatuses.map((status) => (
          <Tab
            sent={sent}
            status={status}
            name={statusNames[status]}
            count={counts?.[status]}
            isCurrent={status === current}
          />
        ))}
      </ul>
    </nav>
  )
}

type TabProps = {
  sent: URLSearchParams
  status: ContactStatus | undefined
  name: string
  count: number | undefined
  isCurrent: boolean
}

function Tab({ sent, status, name, count, isCurrent }: TabProps) {
  return (
    <li>
      <a
        class="tab"
        href={listUrl(sent, { status, cursor: undefined })}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {name}
        {count !== undefined && <span class="text-muted"> {count.toLocaleString('en')}</span>}
      </a>
    </li>
  )
}
