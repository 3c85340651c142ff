import { Document } from '../page/document.tsx'
import { Paging } from '../page/paging.tsx'
import { Time } from '../page/time.tsx'
import { SUBSCRIBERS_URL } from '../page/urls.ts'
import type { ConfirmedSubscriber } from './store.ts'

type SubscribersPageProps = {
  subscribers: ConfirmedSubscriber[]
  count: number
  /** The cursor of the page that follows, null on the last. */
  next: string | null
  /** Whether this is the first page. */
  isNewest: boolean
}

/** Who confirmed to get the blog by e-mail, newest first. */
export function SubscribersPage({ subscribers, count, next, isNewest }: SubscribersPageProps) {
  return (
    <Document title="Subscribers · Inbox">
      <div class="list-head">
        <div>
          <h1 class="text-title">Subscribers</h1>
          <p class="text-small text-muted">
            {count.toLocaleString('en')} confirmed {count === 1 ? 'address' : 'addresses'}. Write to
            nobody else.
          </p>
        </div>
        {count > 0 && (
          <a class="action action-quiet" href={`${SUBSCRIBERS_URL}?format=csv`} download>
            All as CSV
          </a>
        )}
      </div>
      <ol class="rows">
        {subscribers.map(({ email, since }) => (
          <li class="row subscriber-row">
            <p>{email}</p>
            <p class="text-small text-muted">
              since <Time at={since} />
            </p>
          </li>
        ))}
      </ol>
      <Paging
        newest={!isNewest && SUBSCRIBERS_URL}
        older={next && `${SUBSCRIBERS_URL}?cursor=${next}`}
      />
    </Document>
  )
}
