import { boxes, rows } from './selection.ts'
import { keep, recall } from './storage.ts'

const PLACE = 'inbox-place'

/** Where the list stood at a change, and the ids of the changed row and of those below it. */
type Place = { top: number; ids: string[] }

/** After a change, the list stands where it stood, and the first of these rows that is left has the focus. */
export function keepPlace() {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'post') return
    const row = rows.findIndex((each) => each.contains(target))
    const at = row === -1 ? boxes.findIndex((box) => box.checked) : row
    const ids = at === -1 ? [] : rows.slice(at).map(({ dataset }) => dataset.id ?? '')
    keep('sessionStorage', PLACE, JSON.stringify({ top: scrollY, ids } satisfies Place))
    // Without this script, its fragment leads to the row below.
    if (recall('sessionStorage', PLACE)) target.action = target.action.replace(/#.*/, '')
  })

  const kept = recall('sessionStorage', PLACE)
  keep('sessionStorage', PLACE, null)
  if (kept === null) return
  const { top, ids } = JSON.parse(kept) as Place
  scrollTo({ top, behavior: 'instant' })
  // What the operator has moved meanwhile stays.
  if (ids.length === 0 || !document.activeElement?.matches('body, [autofocus]')) return
  const left = rows.find(({ dataset }) => ids.includes(dataset.id ?? '')) ?? rows.at(-1)
  const link = left?.querySelector<HTMLElement>('.row-link')
  link?.setAttribute('aria-describedby', 'result')
  link?.focus({ preventScroll: true })
}
