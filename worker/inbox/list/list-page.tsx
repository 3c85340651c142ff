import type { ReceiptWithStatus } from '#worker/contact/record.ts'
import type { ContactStatus } from '#worker/contact/status.ts'
import type { DeadLetter } from '#worker/outbox/store.ts'
import type { OperatorContact } from '../enquiry/store.ts'
import { Document } from '../page/document.tsx'
import { ChangedNotice, DeadLetterNotice, NoChannelNotice } from '../page/notices.tsx'
import { Paging } from '../page/paging.tsx'
import { listUrl } from '../page/urls.ts'
import { EnquiryRow } from './enquiry-row.tsx'
import { NothingHere } from './nothing-here.tsx'
import type { ListQuery } from './schema.ts'
import { Search } from './search.tsx'
import { Tabs } from './tabs.tsx'

export type ListPageProps = {
  query: ListQuery
  /** The parameters as they were sent, for the links and forms that keep them. */
  sent: URLSearchParams
  contacts: OperatorContact[]
  /** The cursor of the page that follows, null on the last. */
  next: string | null
  counts: Record<ContactStatus, number>
  deadLetters: DeadLetter[]
  /** Whether anybody is told of new enquiries. */
  hasChannel: boolean
  /** What a form of this page has just changed. */
  changed: ReceiptWithStatus | undefined
  /** In milliseconds since 1970. */
  now: number
}

/** The enquiries, newest first: what to read, what to look at twice, what did not arrive. */
export function ListPage(props: ListPageProps) {
  const { query, sent, contacts, next, counts, deadLetters, hasChannel, changed, now } = props
  return (
    <Document title={counts.new > 0 ? `Inbox (${counts.new} new)` : 'Inbox'}>
      {changed && <ChangedNotice changed={changed} />}
      {!hasChannel && <NoChannelNotice />}
      {deadLetters.length > 0 && <DeadLetterNotice deadLetters={deadLetters} />}
      <div class="list-head">
        <h1 class="text-title">Enquiries</h1>
        <Search sent={sent} q={query.q} />
      </div>
      <Tabs
        sent={sent}
        current={query.status}
        counts={query.q === undefined ? counts : undefined}
      />
      {contacts.length === 0 ? (
        <NothingHere query={query} sent={sent} />
      ) : (
        <ol class="rows">
          {contacts.map((contact) => (
            <EnquiryRow contact={contact} sent={sent} now={now} />
          ))}
        </ol>
      )}
      {contacts.length > 0 && (
        <p>
          <a href={listUrl(sent, { format: 'csv', cursor: undefined, limit: undefined })} download>
            All of these as CSV
          </a>
        </p>
      )}
      <Paging
        newest={query.cursor !== undefined && listUrl(sent, { cursor: undefined })}
        older={next && listUrl(sent, { cursor: next })}
      />
    </Document>
  )
}
