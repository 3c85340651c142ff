import { listUrl } from '../page/urls.ts'
import { QUERY_MAX_LENGTH } from './schema.ts'

/** Looks for words, in the status that is shown. */
export function Search({ sent, q }: { sent: URLSearchParams; q: string | undefined }) {
  const kept = [...sent].filter(([name]) => name === 'status' || name === 'limit')
  return (
    <search>
      <form class="search" action={listUrl()}>
        {kept.map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <label for="q">Search</label>
        <input id="q" name="q" type="search" value={q ?? ''} maxlength={QUERY_MAX_LENGTH} />
        <button type="submit" class="action">
          Find
        </button>
        {q !== undefined && (
          <a href={listUrl(sent, { q: undefined, cursor: undefined })}>Show all again</a>
        )}
      </form>
    </search>
  )
}
