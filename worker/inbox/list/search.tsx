import serviceInterests from '#content/service-interests.json' with { type: 'json' }
import { listUrl } from '../page/urls.ts'
import { type ListQuery, QUERY_MAX_LENGTH } from './schema.ts'

/** Searches all enquiries for words, days, a service or failed notifications. */
export function Search({ sent, query }: { sent: URLSearchParams; query: ListQuery }) {
  const { q, from, to, service, delivery } = query
  const isNarrowed = Boolean(from || to || service || delivery)
  const limit = sent.get('limit')
  return (
    <search>
      <form class="search" action={listUrl()}>
        {limit && <input type="hidden" name="limit" value={limit} />}
        <label class="visually-hidden" for="q">
          Search all enquiries
        </label>
        <input
          id="q"
          name="q"
          type="search"
          placeholder="Search all enquiries"
          value={q ?? ''}
          maxlength={QUERY_MAX_LENGTH}
        />
        <details class="filters" open={isNarrowed}>
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
                {Object.entries(serviceInterests).map(([value, label]) => (
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
            <button type="submit" class="action">
              Find in all enquiries
            </button>
          </div>
        </details>
      </form>
    </search>
  )
}
