import type { Context } from 'hono'
import { configurationOf } from '#worker/configuration.ts'
import { readFullness } from '#worker/db/fullness.ts'
import { listDeliveryProblems } from '#worker/outbox/dead-letters.ts'
import { listLostReplies } from '#worker/replies/lost-replies.ts'
import { ChangedNotice } from '../changes/changed-notice.tsx'
import { findChange } from '../changes/past-change.ts'
import { possibleOwners } from '../enquiry/possible-owners.ts'
import { Document, renderPage } from '../page/document.tsx'
import {
  DeliveryNotice,
  FullnessNotice,
  LostReplies,
  Mistakes,
  NoChannelNotice,
} from '../page/notices.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { dayName, zoneOf } from '../page/time.tsx'
import { listUrl } from '../page/urls.ts'
import { Selection } from './actions.tsx'
import { EmptyList } from './empty-list.tsx'
import { EnquiryRow } from './enquiry-row.tsx'
import { parseTerms } from './excerpt.ts'
import { Keys } from './keys.tsx'
import { readQuery } from './list-as-json.ts'
import { Paging } from './paging.tsx'
import {
  formatMark,
  hasDueAbove,
  isFiltered,
  type Tab,
  tabOf,
  tabs,
  toPageFilter,
} from './schema.ts'
import { Search } from './search.tsx'
import {
  countArrivals,
  listAndCount,
  listContacts,
  type Mark,
  summarizeInProgress,
} from './store.ts'
import { DueFilter, OwnerFilter, Tabs, tabLabels, WaitingFilter } from './tabs.tsx'

/**
 * The list for people: new enquiries, unless the query has a search or another tab; failed notifications.
 * Throws a 422 for a wrong parameter.
 */
export async function listAsPage(c: Context<InboxEnv>) {
  const { query, sent } = readQuery(c)
  const { q, cursor, changed, limit } = query
  const status = tabOf(query)
  const zone = zoneOf(c)
  const operator = c.var.operator.name
  const filter = toPageFilter(query, zone, operator)
  const db = c.env.DB
  const now = Date.now()
  const at = new Date(now).toISOString()
  const [
    { counts, contacts, next },
    { newest },
    inProgress,
    problems,
    lostReplies,
    fullness,
    change,
    owners,
  ] = await Promise.all([
    listAndCount(db, { ...filter, limit, before: cursor }),
    countArrivals(db, { seq: Number.MAX_SAFE_INTEGER, time: now }, tabs.new),
    summarizeInProgress(db, { operator, now: at }),
    listDeliveryProblems(db),
    listLostReplies(db),
    readFullness(db),
    changed === undefined ? undefined : findChange(db, changed, c.var.operator),
    possibleOwners(db, operator),
  ])
  const showDue = hasDueAbove(query) && cursor === undefined && inProgress.due > 0
  const due = showDue
    ? (await listContacts(db, { ...filter, undated: undefined, due: at, limit })).contacts
    : []
  // The notice is about one change, so the links and forms of the page must not repeat it.
  sent.delete('changed')
  const list = sent.toString()
  const dueList = listUrl(sent, { when: 'due' }).split('?')[1] ?? ''
  const terms = parseTerms(q)
  const row = { form: c.var.form, operator, now, terms, showStatus: tabs[status].length > 1 }
  const days = Map.groupBy(contacts, ({ createdAt, waitsSince }) =>
    dayName(query.waiting ? waitsSince : createdAt, zone, now),
  )

  return renderPage(
    c,
    <Document
      title={counts.new > 0 ? `Inbox (${counts.new} new)` : 'Inbox'}
      news={<Arrivals newest={newest} />}
    >
      <h1 class="visually-hidden">Enquiries: {tabLabels[status]}</h1>
      {change && <ChangedNotice change={change} list={list} />}
      <Mistakes mistakes={configurationOf(c.env).mistakes} />
      {c.var.channels.contact.length === 0 && <NoChannelNotice />}
      <DeliveryNotice problems={problems} />
      <LostReplies replies={lostReplies} />
      <FullnessNotice fullness={fullness} />
      <div class="list-tools">
        <Tabs sent={sent} current={status} counts={counts} inProgress={inProgress} now={now} />
        {contacts.length + due.length > 0 && <Selection owners={owners} list={list} />}
        <Search sent={sent} query={query} />
      </div>
      {status === 'open' && (
        <div class="list-filters">
          <DueFilter sent={sent} query={query} inProgress={inProgress} />
          <OwnerFilter sent={sent} query={query} inProgress={inProgress} />
          <WaitingFilter sent={sent} query={query} inProgress={inProgress} />
        </div>
      )}
      {status === 'new' && <WaitingFilter sent={sent} query={query} />}
      {isFiltered(query) && (
        <p class="py-2 text-small">
          Found in {status === 'all' ? 'all enquiries' : tabLabels[status]}
          {query.page && ` from the page ${query.page}`}
          {query.campaign && ` from the campaign ${query.campaign}`}.{' '}
          <a href={listUrl()}>Back to new enquiries</a>
        </p>
      )}
      {contacts.length + due.length === 0 && <EmptyList query={query} tab={status} />}
      <div id="rows">
        {due.length > 0 && (
          <section class="day">
            <h2 class="day-name">Due</h2>
            <ol>
              {due.map((contact) => (
                <EnquiryRow {...row} contact={contact} list={dueList} />
              ))}
            </ol>
          </section>
        )}
        {[...days].map(([day, ofDay]) => (
          <section class="day">
            <h2 class="day-name">{day}</h2>
            <ol>
              {ofDay.map((contact) => (
                <EnquiryRow {...row} contact={contact} list={list} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {contacts.length + due.length > 0 && (
        <div class="links items-baseline py-2">
          <CsvLinks sent={sent} status={status} />
          <Keys />
        </div>
      )}
      <Paging
        newest={cursor !== undefined && listUrl(sent, { cursor: undefined })}
        older={next !== null && listUrl(sent, { cursor: String(next) })}
      />
    </Document>,
  )
}

/** The place of the link to new arrivals, which the script fills; `newest` is the state of the page. */
function Arrivals({ newest }: { newest: Mark }) {
  return (
    <p class="flex-1 min-w-0" id="arrivals" aria-live="polite" data-newest={formatMark(newest)}>
      <a href={listUrl()} hidden>
        Show new
      </a>
    </p>
  )
}

/** Links to all matches of the list as a file, for a spreadsheet in any language. */
function CsvLinks({ sent, status }: { sent: URLSearchParams; status: Tab }) {
  const urlOf = (separator?: 'semicolon') =>
    listUrl(sent, {
      ...{ format: 'csv', separator, status },
      ...{ cursor: undefined, limit: undefined },
    })
  return (
    <>
      <a href={urlOf()} download>
        All of these as CSV
      </a>
      <a href={urlOf('semicolon')} download>
        With semicolons, for Excel in German, French or Spanish
      </a>
    </>
  )
}
