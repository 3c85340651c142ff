import type { AuditAction } from '#worker/db/audit.ts'
import { settings } from '#worker/settings.ts'
import { Document } from '../page/document.tsx'
import { Paging } from '../page/paging.tsx'
import { Time } from '../page/time.tsx'
import { AUDIT_URL, enquiryUrl } from '../page/urls.ts'
import type { AuditRecord } from './store.ts'

const actionNames: Record<AuditAction, string> = {
  export: 'Exported enquiries as CSV',
  'export-subscribers': 'Exported the subscribers as CSV',
  status: 'Moved to another status',
  note: 'Changed the note',
  resend: 'Sent again',
  'export-address': 'Handed out what is held of a person',
  'erase-address': 'Erased the enquiries of a person',
  'erase-subscription': 'Erased the subscription of a person',
  expire: 'Deleted enquiries that were kept long enough',
  'expire-subscription': 'Deleted subscriptions that were kept long enough',
}

type AuditPageProps = {
  entries: AuditRecord[]
  /** The cursor of the page that follows, null on the last. */
  next: string | null
  /** Whether this is the first page. */
  isNewest: boolean
}

/** Who changed, exported or erased what, newest first. */
export function AuditPage({ entries, next, isNewest }: AuditPageProps) {
  return (
    <Document title="Audit · Inbox">
      <div class="list-head">
        <div>
          <h1 class="text-title">Audit</h1>
          <p class="text-small text-muted">
            Changes, exports and erasures of the last {settings.auditRetentionDays} days. Whoever
            has the token may call themselves anything: such names are unverified.
          </p>
        </div>
      </div>
      {entries.length === 0 && <p>Nothing was changed yet.</p>}
      <ol class="rows">
        {entries.map((entry) => (
          <Entry entry={entry} />
        ))}
      </ol>
      <Paging newest={!isNewest && AUDIT_URL} older={next && `${AUDIT_URL}?cursor=${next}`} />
    </Document>
  )
}

function Entry({ entry }: { entry: AuditRecord }) {
  const { at, actor, verified, action, contactIds, count, reference } = entry
  const [id] = contactIds
  return (
    <li class="row audit-row">
      <p class="text-small text-muted">
        <Time at={at} />
      </p>
      <p>
        {actionNames[action] ?? action}
        {id && reference ? (
          <>
            {': '}
            <a href={enquiryUrl(id)}>{reference}</a>
          </>
        ) : (
          <span class="text-muted"> ({count.toLocaleString('en')})</span>
        )}
      </p>
      <p class="text-small">
        {actor}
        {!verified && <span class="text-muted"> (unverified)</span>}
      </p>
    </li>
  )
}
