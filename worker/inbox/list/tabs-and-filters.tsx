import { enquiryStatuses, statuses } from '#worker/enquiry/status.ts'
import { isSameOperator } from '#worker/operators.ts'
import type { FormField } from '#worker/shared/field-values.ts'
import { Field, Hidden, Submit } from '../layout/fields.tsx'
import { listUrl } from '../layout/urls.ts'
import {
  filterFields,
  isSearch,
  type ListQuery,
  NO_DAY_MESSAGE,
  QUERY_MAX_LENGTH,
  type Tab,
  tabOf,
} from './schema.ts'
import { COUNT_LIMIT, type QueueCounts } from './store.ts'

/** The name of every tab; `queue` is that of an operator. */
export const tabLabels = {
  ...Object.fromEntries(enquiryStatuses.map((status) => [status, statuses[status].label])),
  todo: 'To do',
  unassigned: 'Unassigned',
  queue: 'In progress',
  waiting: 'Waiting for them',
  later: 'Later',
  arrivals: 'New since you loaded the list',
  all: 'All',
} as Record<Tab, string>

const TAB = 'inline-block py-[0.7rem] font-medium tabular-nums no-underline whitespace-nowrap'

type TabOf = { label?: string; status: Tab; owner?: string; count?: number | undefined }

type TabsProps = {
  sent: URLSearchParams
  query: ListQuery
  operator: string
  counts: QueueCounts
  colleagues: readonly string[]
}

/** A link for each tab, with the number of enquiries; beside a search, the links keep it and have no number. */
export function Tabs({ sent, query, operator, counts, colleagues }: TabsProps) {
  const searches = isSearch(query)
  const current = { status: tabOf(query), owner: query.owner }
  if (query.owner && isSameOperator(query.owner, operator)) current.owner = 'mine'
  const theirs = colleagues.map((name, at) => {
    return { label: name, status: 'queue' as const, owner: name, count: counts.theirs[at] }
  })
  const tabs: TabOf[] = [
    { status: 'todo', count: counts.todo },
    { status: 'unassigned', count: counts.unassigned },
    { label: 'Mine', status: 'queue', owner: 'mine', count: counts.mine },
    ...theirs,
    { status: 'waiting', count: counts.waiting },
    { status: 'later', count: counts.later },
    { status: 'done' },
    { status: 'spam' },
    { status: 'all' },
  ]
  return (
    <nav class="flex-1 min-w-0" aria-label="Lists">
      <ul class="tabs flex overflow-x-auto gap-x-[clamp(0.75rem,2vw,1.5rem)] text-small">
        {tabs.map(({ status, label = tabLabels[status], owner, count = 0 }) => {
          const number = searches ? 0 : count
          const isDefault = !searches && (status === 'todo' || status === 'queue')
          const tab = { status: isDefault ? undefined : status, owner, cursor: undefined }
          const isCurrent = status === current.status && owner === current.owner
          return (
            <li>
              <a
                class={TAB}
                href={listUrl(sent, tab)}
                aria-current={isCurrent ? 'page' : undefined}
              >
                <bdi>{label}</bdi>
                {number > 0 && <span class="text-muted"> {cappedCount(number)}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The number, as far as the list counts: "99+". */
export function cappedCount(count: number): string {
  return count < COUNT_LIMIT ? String(count) : `${COUNT_LIMIT - 1}+`
}

type SearchProps = {
  sent: URLSearchParams
  query: Record<string, unknown>
  form: readonly FormField[]
  /** The current day of the operator (ISO 8601). */
  today: string
  errors?: Record<string, string>
}

/** Searches all enquiries for words; a menu has what else an enquiry is found by. */
export function Search({ sent, query, form, today, errors = {} }: SearchProps) {
  const limit = sent.get('limit')
  const services = form.find(({ name }) => name === 'serviceInterest')
  const set = filterFields.filter((name) => query[name])
  const sentValue = (name: string) => String(query[name] ?? '')
  const fieldOf = (name: string, label: string) => {
    const error = errors[name] === NO_DAY_MESSAGE ? 'Choose a day.' : errors[name]
    return { name, label, value: sentValue(name), error }
  }
  return (
    <search>
      <form class="search flex items-center gap-3" action={listUrl()}>
        <Hidden fields={{ limit }} />
        <input
          id="q"
          name="q"
          type="search"
          aria-label="Search all enquiries"
          placeholder="Search all enquiries"
          value={sentValue('q')}
          maxlength={QUERY_MAX_LENGTH}
        />
        <details class="relative" open={Object.keys(errors).length > 0}>
          <summary>Filter{set.length > 0 && ` (${set.length})`}</summary>
          <div class="panel absolute top-full right-0 z-3 grid gap-3 w-88 max-w-[calc(100vw-2*var(--gutter))] p-4">
            {services?.options && (
              <Field
                {...fieldOf('service', services.label)}
                options={[['', 'All'], ...Object.entries(services.options)]}
              />
            )}
            <Field {...fieldOf('campaign', 'Campaign contains')} type="text" />
            <div class="grid grid-cols-2 items-start gap-3">
              <Field {...fieldOf('from', 'From')} type="date" />
              <Field {...fieldOf('to', 'To')} type="date" />
            </div>
            <div class="actions">
              <Submit>Find in all enquiries</Submit>
              <a href={listUrl(sent, { ...lastMonth(today), cursor: undefined })}>Last month</a>
            </div>
          </div>
        </details>
      </form>
    </search>
  )
}

/** The first and the last day of the month before a day. */
function lastMonth(today: string) {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const dayOf = (months: number, day: number) =>
    new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10)
  return { from: dayOf(-1, 1), to: dayOf(0, 0) }
}
