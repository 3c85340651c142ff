import type { Context } from 'hono'
import type { ApiError } from '#worker/http/errors.ts'
import { isSameOperator } from '#worker/operators.ts'
import { listFailingChannels } from '#worker/outbox/delivery-failures.ts'
import { findPossibleOwners } from '#worker/possible-owners.ts'
import { listUndeliveredReplies } from '#worker/replies/store.ts'
import { getConfiguration } from '#worker/secrets-and-variables.ts'
import { ChangedNotice } from '../changes/change-notices.tsx'
import { findChange } from '../changes/undo.ts'
import { Document, keyboardShortcutList, renderPage } from '../layout/document.tsx'
import type { InboxEnv } from '../layout/error-page.tsx'
import { DeliveryFailureNotice, NoChannelNotice, UndeliveredReplies } from '../layout/notices.tsx'
import { createDayFormatter, dateIn, timeZoneOf } from '../layout/time.tsx'
import { listUrl } from '../layout/urls.ts'
import { Paging } from './paging.tsx'
import { readRows } from './read-rows.ts'
import { EnquiryListRow } from './row.tsx'
import {
  filterFields,
  isSearch,
  type ListQuery,
  readQuery,
  type Tab,
  tabOf,
  toTabFilter,
} from './schema.ts'
import { Selection } from './selection.tsx'
import { arrivalsCursor, countQueues } from './store.ts'
import { cappedCount, Search, Tabs, tabLabels } from './tabs-and-filters.tsx'

/**
 * The list for people: what waits for them, unless the query has a search or another tab; failed notifications.
 * Throws a 422 for a wrong parameter. With the error about fields of the filter, it leaves them out of the list, and says
 * so beside them.
 */
export async function respondListPage(c: Context<InboxEnv>, wrong?: ApiError) {
  const { fields: errors = {}, status = 200 } = wrong ?? {}
  const { query, sent } = readQuery(c, Object.keys(errors))
  const typed = Object.keys(errors).map((name) => [name, c.req.query(name)])
  const { cursor, changed, limit } = query
  const tab = tabOf(query)
  const zone = timeZoneOf(c)
  const operator = c.var.operator.name
  const db = c.env.DB
  const now = Date.now()
  const owners = findPossibleOwners(db, operator)
  const [{ rows, next }, colleagues, counts, failures, lostReplies, change] = await Promise.all([
    readRows(db, { ...toTabFilter(query, zone, operator), limit, before: cursor }),
    owners,
    owners.then((names) => countQueues(db, operator, names)),
    listFailingChannels(db, now),
    listUndeliveredReplies(db),
    changed === undefined ? undefined : findChange(db, changed, c.var.operator),
  ])
  // The notice is about one change, so the links and forms of the page must not repeat it.
  sent.delete('changed')
  const list = sent.toString()
  const set = filterFields.filter((name) => sent.get(name))
  const label = titleOf(query, operator)
  const dayOf = createDayFormatter(zone, now)

  return renderPage(
    c,
    <Document
      title={counts.todo > 0 ? `Inbox (${cappedCount(counts.todo)} to do)` : 'Inbox'}
      news={
        // The script fills it, with the number of those after the time of the page.
        <p class="flex-1 min-w-0" id="arrivals" aria-live="polite">
          <a
            class="action"
            href={listUrl('', { status: 'arrivals', cursor: arrivalsCursor(now) })}
            data-newest={String(now)}
            hidden
          >
            Show new
          </a>
        </p>
      }
    >
      <h1 class="visually-hidden">Enquiries: {label}</h1>
      {change && <ChangedNotice change={change} list={list} />}
      {getConfiguration(c.env).mistakes.map(({ message }) => (
        <p class="notice notice-problem">{message}</p>
      ))}
      {c.var.channels.enquiry.length === 0 && <NoChannelNotice />}
      <DeliveryFailureNotice failures={failures} />
      <UndeliveredReplies replies={lostReplies} />
      <div class="list-tools sticky top-0 z-2 flex items-center gap-x-6 min-h-12 [font-size:var(--size-small)] [background:var(--paper)] [border-bottom:1px_solid_var(--line)]">
        <Tabs {...{ sent, query, operator, counts, colleagues }} />
        {rows.length > 0 && <Selection {...{ colleagues, list, tab }} hasMore={next !== null} />}
        <Search
          sent={sent}
          query={{ ...query, ...Object.fromEntries(typed) }}
          form={c.var.form}
          today={dateIn(zone, now)}
          errors={errors}
        />
      </div>
      {(isSearch(query) || query.owner || tab === 'arrivals') && (
        <p class="py-2 text-small">
          {label}
          {isSearch(query) &&
            !cursor &&
            `: ${next === null ? rows.length : `more than ${rows.length}`}`}
          {set.map((name) => `, ${name} ${sent.get(name)}`)}.{' '}
          {query.q && set.length > 0 && (
            <a class="mr-4" href={listUrl('', { q: query.q })}>
              Without the filter
            </a>
          )}
          <a href={listUrl()}>Back to {tabLabels.todo}</a>
        </p>
      )}
      {rows.length === 0 && <EmptyList query={query} tab={tab} />}
      <ol id="rows" data-keys tabindex={-1}>
        {rows.map((row, at) => (
          <EnquiryListRow
            {...{ row, list, colleagues, now, dayOf }}
            below={rows[at + 1]?.reference}
            form={c.var.form}
            operator={c.var.operator}
          />
        ))}
      </ol>
      {rows.length > 0 && (
        <div class="links items-baseline py-2">
          <a
            href={listUrl(sent, {
              format: 'csv',
              // Without spam, unless the operator chose the list that has it.
              status: query.status ?? (tab === 'all' ? undefined : tab),
              cursor: undefined,
              limit: undefined,
            })}
            download
          >
            All of these{!query.status && tab === 'all' && ', without spam,'} as CSV
          </a>
          {keyboardShortcutList}
        </div>
      )}
      <Paging next={next !== null && listUrl(sent, { cursor: String(next) })} />
    </Document>,
    { status },
  )
}

function titleOf(query: ListQuery, operator: string): string {
  const { owner } = query
  const label = isSearch(query) ? `Found in ${tabLabels[tabOf(query)]}` : tabLabels[tabOf(query)]
  if (owner === undefined) return label
  return `${label}, ${owner === 'mine' || isSameOperator(owner, operator) ? 'mine' : `${owner}’s`}`
}

/** The reason for an empty list, and what a search finds. */
function EmptyList({ query, tab }: { query: ListQuery; tab: Tab }) {
  const { q, cursor } = query
  const where = tab === 'all' ? '' : ` in ${tabLabels[tab]}`
  const filters = isSearch(query) ? ' match these filters' : ''
  const isDone = tab === 'todo' && !cursor && !filters
  const none = `No ${cursor ? 'further ' : ''}enquiries${where}${filters}`
  return (
    <div class="grid justify-items-center gap-3 max-w-lg mx-auto py-20 text-center">
      <img src="/favicon.svg" alt="" width="112" height="112" />
      <h2 class="text-heading">{isDone ? 'Nothing to do' : none}</h2>
      {q && (
        <p>
          A search finds the enquiries that contain all of its words or parts of words. Use "quotes"
          for an exact phrase.
        </p>
      )}
    </div>
  )
}
