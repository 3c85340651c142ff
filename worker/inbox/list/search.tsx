import { listUrl } from '../urls/urls.ts'
import { QUERY_MAX_LENGTH } from './schema.ts'

type SearchProps = {
  sent: URLSearchParams
  query: Partial<Record<'q' | 'from' | 'to', string | undefined>>
  /** The sentence about each wrong day. */
  errors?: Record<string, string>
}

/** Searches all enquiries for words or days. */
export function Search({ sent, query, errors = {} }: SearchProps) {
  const { q, from, to } = query
  const limit = sent.get('limit')
  return (
    <search>
      <form class="search flex items-center gap-3" action={listUrl()}>
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
        <details class="relative" open={Boolean(from || to)}>
          <summary>Days</summary>
          <div class="filter-fields absolute top-full right-0 z-3 flex flex-wrap items-end gap-3 w-max p-4">
            <Day name="from" label="From" value={from} error={errors.from} />
            <Day name="to" label="To" value={to} error={errors.to} />
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
    <div class="field w-auto">
      <label for={name}>{label}</label>
      <input
        id={name}
        type="date"
        name={name}
        value={value}
        aria-invalid={error && 'true'}
        aria-describedby={id}
        autofocus={Boolean(error)}
      />
      {error && (
        <p class="field-error" id={id}>
          {error}
        </p>
      )}
    </div>
  )
}
