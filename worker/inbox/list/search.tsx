import { listUrl } from '../page/urls.ts'
import { QUERY_MAX_LENGTH } from './schema.ts'

/** The fields beside the words. */
export const filterFields = ['from', 'to', 'campaign', 'page']

type SearchProps = {
  sent: URLSearchParams
  query: Partial<Record<'q' | 'from' | 'to' | 'campaign' | 'page', string | undefined>>
  /** The sentence about each wrong field. */
  errors?: Record<string, string>
}

/** Searches all enquiries for words, days, or where they came from. */
export function Search({ sent, query, errors = {} }: SearchProps) {
  const { q, from, to, campaign, page } = query
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
        <details class="relative" open={Boolean(from || to || errors.campaign || errors.page)}>
          <summary>Filter</summary>
          <div class="panel absolute top-full right-0 z-3 flex flex-wrap items-end gap-3 w-max max-w-[calc(100vw-2*var(--gutter))] p-4">
            <Field name="from" label="From" type="date" value={from} error={errors.from} />
            <Field name="to" label="To" type="date" value={to} error={errors.to} />
            <Field name="campaign" label="Campaign" value={campaign} error={errors.campaign} />
            <Field name="page" label="Page" value={page} error={errors.page} />
            <button type="submit" class="action">
              Find in all enquiries
            </button>
          </div>
        </details>
      </form>
    </search>
  )
}

type FieldProps = {
  name: string
  label: string
  type?: 'date'
  value: string | undefined
  error: string | undefined
}

function Field({ name, label, error, ...input }: FieldProps) {
  const id = error && `${name}-error`
  return (
    <div class="field w-auto">
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        {...input}
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
