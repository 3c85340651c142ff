import { serviceInterests } from '#content/schema/service-interest.ts'
import { listUrl } from '../page/urls.ts'
import { type ListQuery, QUERY_MAX_LENGTH } from './schema.ts'

/** Looks for words, of some days, one service, or what was not told, in the tab that was chosen. */
export function Search({ sent, query }: { sent: URLSearchParams; query: ListQuery }) {
  const { q, from, to, service, delivery } = query
  // From what is to do, a search goes through everything.
  const kept = [...sent].filter(
    ([name, value]) => ['status', 'limit', 'sort'].includes(name) && value !== 'todo',
  )
  const isFiltered = Boolean(from || to || service || delivery)
  const nothing = Object.fromEntries(
    ['q', 'from', 'to', 'service', 'delivery', 'cursor'].map((name) => [name, undefined]),
  )
  return (
    <search>
      <form class="search" action={listUrl()}>
        {kept.map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <label class="visually-hidden" for="q">
          Search
        </label>
        <input
          id="q"
          name="q"
          type="search"
          placeholder="Words, “a phrase”, reference, phone"
          value={q ?? ''}
          maxlength={QUERY_MAX_LENGTH}
        />
        <button type="submit" class="action">
          Find
        </button>
        <details class="filters" open={isFiltered}>
          <summary>Filters</summary>
          <div class="filter-fields">
            <label>
              From <input type="date" name="from" value={from} />
            </label>
            <label>
              To <input type="date" name="to" value={to} />
            </label>
            <label>
              Service
              <select name="service">
                <option value="">Any</option>
                {serviceInterests.map(({ value, label }) => (
                  <option value={value} selected={value === service}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <label>
              Delivery
              <select name="delivery">
                <option value="">Any</option>
                <option value="failed" selected={delivery === 'failed'}>
                  Not delivered
                </option>
                <option value="delayed" selected={delivery === 'delayed'}>
                  Delayed
                </option>
              </select>
            </label>
          </div>
        </details>
        {(isFiltered || q !== undefined) && <a href={listUrl(sent, nothing)}>Show all again</a>}
      </form>
    </search>
  )
}
