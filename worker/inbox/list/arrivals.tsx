import { listUrl } from '../page/urls.ts'
import { formatMark } from './schema.ts'
import type { Mark } from './store.ts'

/** The place of the link to new arrivals, which the script fills; `newest` is the state of the page. */
export function Arrivals({ newest }: { newest: Mark }) {
  return (
    <p class="arrivals" id="arrivals" aria-live="polite" data-newest={formatMark(newest)}>
      <a href={listUrl()} hidden>
        Show new
      </a>
    </p>
  )
}
