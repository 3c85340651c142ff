import serviceInterests from '#content/service-interests.json' with { type: 'json' }
import { listUrl } from '../page/urls.ts'
import { QUERY_MAX_LENGTH } from './schema.ts'

type SearchProps = {
  sent: URLSearchParams
  query: Partial<Record<'q' | 'from' | 'to' | 'service' | 'delivery', string | undefined>>
  /** The sentence about each wrong day. */
  errors?: Record<string, string>
}

/** Searches all enquiries for words, days, a service or failed notifications. */
export function Search({ sent, query, errors = {} }: SearchProps) {
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
            <Day name="from" label="From" value={from} error={errors.from} />
            <Day name="to" label="To" value={to} error={errors.to} />
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

type DayProps = {
  name: string
  label: string
  value: string | undefined
  error: string | undefined
}

function Day({ name, label, value, error }: DayProps) {
  const id = error && `${name}-error`
  return (
    <>
      <label>
        {label}{' '}
        <input
          type="date"
          name={name}
          value={value}
          aria-invalid={error && 'true'}
          aria-describedby={id}
          autofocus={Boolean(error)}
        />
      </label>
      {error && (
        <p class="field-error" id={id}>
          {error}
        </p>
      )}
    </>
  )
}
