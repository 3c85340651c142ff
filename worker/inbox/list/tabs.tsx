import { type ContactStatus, contactStatuses } from '#worker/contact/status.ts'
import { statusNames } from '../page/status.tsx'
import { listUrl } from '../page/urls.ts'

type TabsProps = {
  sent: URLSearchParams
  current: ContactStatus | undefined
  /** Left out where the list holds only what was searched for. */
  counts: Record<ContactStatus, number> | undefined
}

/** One link for all enquiries and one for every status; each keeps what is searched for. */
export function Tabs({ sent, current, counts }: TabsProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <nav aria-label="Status">
      <ul class="tabs">
        {[undefined, ...contactStatuses].map((status) => {
          const count = status ? counts?.[status] : all
          return (
            <li>
              <a
                class="tab"
                href={listUrl(sent, { status, cursor: undefined })}
                aria-current={status === current ? 'page' : undefined}
              >
                {status ? statusNames[status] : 'All'}
                {count !== undefined && (
                  <span class="text-muted"> {count.toLocaleString('en')}</span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
