/**
 * Shortcuts in the inbox: new arrivals are announced, read enquiries are marked, one box selects all, Shift
 * selects a range, keys work like buttons, and an unsaved note stays. The inbox also works without all of
 * them.
 */
const EVERY_MS = 30_000
const KEYS_OFF = 'inbox-keys-off'
const READ = 'inbox-read'
const MAX_READ = 2000
/** The number of the row that a key has moved away: the cursor continues there. */
const CURSOR = 'inbox-cursor'

const list = document.querySelector('#rows')
const arrivals = document.querySelector<HTMLElement>('#arrivals')
const rows = [...(list?.querySelectorAll<HTMLElement>('.enquiry-row') ?? [])]
const boxes = rows.flatMap((row) => row.querySelector<HTMLInputElement>('[name=id]') ?? [])

if (arrivals) showArrivals(arrivals)
showRead()
const all = document.querySelector<HTMLInputElement>('#all')
if (all) tickMany(all)
const changes = document.querySelector<HTMLFormElement>('#changes')
if (changes) keepNote(changes)
listenToKeys()

function showArrivals(notice: HTMLElement) {
  const { title } = document
  const link = notice.querySelector('a')
  let asked = Date.now()
  const ask = async () => {
    if (document.hidden || Date.now() - asked < EVERY_MS / 2) return
    asked = Date.now()
    const response = await fetch(`/api/contacts/arrivals?after=${notice.dataset.newest}`)
    if (!response.ok || !link) return
    const { count } = (await response.json()) as { count: number }
    const words = `${count} new ${count === 1 ? 'enquiry' : 'enquiries'}: show`
    notice.hidden = count === 0
    if (link.textContent !== words) link.textContent = words
    document.title = count > 0 ? `(${count}) ${title}` : title
  }
  // Offline, the next interval tries again.
  const tryToAsk = () => ask().catch(() => {})
  setInterval(tryToAsk, EVERY_MS)
  document.addEventListener('visibilitychange', tryToAsk)
}

function tickMany(all: HTMLInputElement) {
  const count = document.querySelector('#ticked')
  let last: HTMLInputElement | undefined
  const show = () => {
    const ticked = boxes.filter((box) => box.checked).length
    all.checked = ticked === boxes.length
    all.indeterminate = ticked > 0 && !all.checked
    if (count) count.textContent = `${ticked} selected`
  }
  all.addEventListener('change', () => {
    for (const box of boxes) box.checked = all.checked
    show()
  })
  list?.addEventListener('click', (event) => {
    const box = boxes.find((each) => each === event.target)
    if (!box) return
    if (last && (event as MouseEvent).shiftKey) {
      const [from = 0, to = 0] = [boxes.indexOf(last), boxes.indexOf(box)].sort((a, b) => a - b)
      for (const each of boxes.slice(from, to + 1)) each.checked = box.checked
    }
    last = box
    show()
  })
  // When the operator comes back to the page, the browser may restore the selection.
  window.addEventListener('pageshow', show)
}

/** Marks the rows of enquiries that this browser has opened; an enquiry's own page adds itself to them. */
function showRead() {
  const read = new Set<string>(JSON.parse(localStorage.getItem(READ) ?? '[]'))
  for (const row of rows) row.classList.toggle('is-read', read.has(row.dataset.id ?? ''))
  const { enquiry } = document.body.dataset
  if (!enquiry) return
  read.delete(enquiry)
  localStorage.setItem(READ, JSON.stringify([...read, enquiry].slice(-MAX_READ)))
}

/** Restores an unsent note when its enquiry is opened again. */
function keepNote(form: HTMLFormElement) {
  const note = form.querySelector('textarea')
  const key = `inbox-note-${document.body.dataset.enquiry}`
  if (!note) return
  const keep = () => sessionStorage.setItem(key, note.value)
  note.value ||= sessionStorage.getItem(key) ?? ''
  // The operator may have typed it before this script ran.
  if (note.value) keep()
  note.addEventListener('input', keep)
  // If saving fails, the error page has the note.
  form.addEventListener('submit', () => sessionStorage.removeItem(key))
}

function listenToKeys() {
  const help = document.querySelector<HTMLDetailsElement>('#keys')
  const use = document.querySelector<HTMLInputElement>('#use-keys')
  if (use) use.checked = localStorage.getItem(KEYS_OFF) === null
  use?.addEventListener('change', () => {
    if (use.checked) localStorage.removeItem(KEYS_OFF)
    else localStorage.setItem(KEYS_OFF, 'yes')
  })

  const current = () => rows.findIndex((row) => row.contains(document.activeElement))
  const go = (to: number) => rows[to]?.querySelector<HTMLElement>('.row-link')?.focus()
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  const move = (to: string, key: string) => {
    if (rows.length === 0) return press(`[data-key=${key}]`)
    const form = boxes.some((box) => box.checked)
      ? document.querySelector('#selection')
      : rows[current()]?.querySelector('form')
    sessionStorage.setItem(CURSOR, String(Math.max(current(), 0)))
    form?.querySelector<HTMLButtonElement>(`[name=to][value=${to}]`)?.click()
  }
  const actions: Record<string, () => void> = {
    j: () => (changes ? press('[rel=next]') : go(Math.min(current() + 1, rows.length - 1))),
    k: () => (changes ? press('[rel=prev]') : go(Math.max(current() - 1, 0))),
    x: () => boxes[current()]?.click(),
    o: () => move('open', 'o'),
    d: () => move('done', 'd'),
    s: () => move('spam', 's'),
    a: () => press('[data-key=a]'),
    u: () => press('.list-nav a'),
    '?': () => {
      if (help) help.open = !help.open
    },
  }
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isTyping =
      target instanceof Element && target.matches('input:not([type=checkbox]), select, textarea')
    const isOff = localStorage.getItem(KEYS_OFF) !== null
    if (isOff || isTyping || ctrlKey || metaKey || altKey) return
    actions[key]?.()
  })

  const cursor = sessionStorage.getItem(CURSOR)
  sessionStorage.removeItem(CURSOR)
  // The notice above the list takes the focus before the first frame; the row has to take it afterward.
  if (cursor !== null) {
    requestAnimationFrame(() => go(Math.min(Number(cursor), rows.length - 1)))
  }
}
