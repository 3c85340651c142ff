/** The rows of the list, none on other pages. */
export const rows = [...document.querySelectorAll<HTMLElement>('#rows .enquiry-row')]

/** The box of each row. */
export const rowCheckboxes = rows.flatMap(
  (row) => row.querySelector<HTMLInputElement>('[name=id]') ?? [],
)

/** Makes the box select all rows, Shift select a range, and the counter tell their number. */
export function enableSelection(all: HTMLInputElement) {
  const count = document.querySelector('#ticked')
  const everything = document.querySelector<HTMLInputElement>('[name=all]')
  let last: HTMLInputElement | undefined
  const show = () => {
    const ticked = rowCheckboxes.filter((box) => box.checked).length
    all.checked = ticked === rowCheckboxes.length
    all.indeterminate = ticked > 0 && !all.checked
    const words = everything?.checked ? 'All selected' : `${ticked} selected`
    if (count) count.textContent = ticked > 0 ? words : ''
  }
  all.addEventListener('change', () => {
    for (const box of rowCheckboxes) box.checked = all.checked
    show()
  })
  everything?.addEventListener('change', show)
  document.querySelector('#rows')?.addEventListener('click', (event) => {
    const box = rowCheckboxes.find((each) => each === event.target)
    if (!box) return
    if (last && (event as MouseEvent).shiftKey) {
      const [from = 0, to = 0] = [rowCheckboxes.indexOf(last), rowCheckboxes.indexOf(box)].sort(
        (a, b) => a - b,
      )
      for (const each of rowCheckboxes.slice(from, to + 1)) each.checked = box.checked
    }
    last = box
    show()
  })
  for (const box of [all, ...rowCheckboxes]) {
    // In Chromium, Enter would press the first button.
    box.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') event.preventDefault()
    })
  }
  // When the operator comes back to the page, the browser may restore the selection.
  window.addEventListener('pageshow', show)
}

const POSITION = 'inbox-position'

/** Where the list stood at a change, and the ids of the changed row and of those below it, or of those moved back. */
type Position = { top: number; ids: string[] }

/** After a change, the list stands where it stood, and the first of these rows that is left has the focus. */
export function restoreListAfterChange() {
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'post') return
    const row = rows.findIndex((each) => each.contains(target))
    const at = row === -1 ? rowCheckboxes.findIndex((box) => box.checked) : row
    const left = at === -1 ? [] : rows.slice(at).map(({ dataset }) => dataset.id ?? '')
    const ids = target.dataset.rows?.split(' ') ?? left
    writeStored(POSITION, JSON.stringify({ top: scrollY, ids } satisfies Position))
    // Without this script, its fragment leads to the row below.
    if (readStored(POSITION)) target.action = target.action.replace(/#.*/, '')
  })

  const kept = readStored(POSITION)
  writeStored(POSITION, null)
  if (kept === null) return
  const { top, ids } = JSON.parse(kept) as Position
  scrollTo({ top, behavior: 'instant' })
  // What the operator has moved meanwhile stays.
  if (ids.length === 0 || !document.activeElement?.matches('body, [autofocus]')) return
  const left = rows.find(({ dataset }) => ids.includes(dataset.id ?? '')) ?? rows.at(-1)
  const link = left?.querySelector<HTMLElement>('.row-link')
  // Keys would move a row that nobody sees.
  const { top: y = 0, bottom = 0 } = link?.getBoundingClientRect() ?? {}
  if (bottom < 0 || y > innerHeight) return
  link?.setAttribute('aria-describedby', 'result')
  link?.focus({ preventScroll: true })
}

const EVERY_MS = 30_000

/** Reads what an address has as JSON, again and again while the page is visible; offline, the next time. */
function watch<Body>(url: string, show: (body: Body) => void) {
  setInterval(async () => {
    if (document.hidden) return
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) show(await response.json())
  }, EVERY_MS)
}

/** Shows the number of new arrivals in the link and the title. */
export function pollArrivals(link: HTMLElement) {
  const { title } = document
  watch(`/api/contacts/arrivals?after=${link.dataset.newest}`, ({ count }: { count: number }) => {
    const words = `Show ${count} new`
    link.hidden = count === 0
    if (link.textContent !== words) link.textContent = words
    document.title = count > 0 ? `(${count}) ${title}` : title
  })
}

/** Shows the link of a page of an enquiry to its new version as soon as there is one. */
export function pollNewVersion(link: HTMLElement) {
  watch(location.pathname, ({ version }: { version: number }) => {
    link.hidden = `${version}` === link.dataset.version
  })
}

/** A kept text; null without one, and where the browser blocks storage. */
function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or deletes it with null, if the browser allows storage. */
function writeStored(key: string, text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Blocked or full: the page works without.
  }
}
