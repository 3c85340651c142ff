/**
 * What makes the list of the inbox quicker: an arrival shows itself, one box ticks all, Shift ticks a
 * range, and keys do what buttons do. All of it can be done without.
 */
const EVERY_MS = 30_000
const KEYS_OFF = 'inbox-keys-off'

const list = document.querySelector('#rows')
const arrivals = document.querySelector<HTMLElement>('#arrivals')
const rows = [...(list?.querySelectorAll<HTMLElement>('.enquiry-row') ?? [])]
const boxes = rows.flatMap((row) => row.querySelector<HTMLInputElement>('[name=id]') ?? [])

if (arrivals) showArrivals(arrivals)
const all = document.querySelector<HTMLInputElement>('#all')
if (all) tickMany(all)
const help = document.querySelector<HTMLDetailsElement>('#keys')
if (help) listenToKeys(help)

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
  // Away from the network it asks again later.
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
    if (count) count.textContent = ticked > 0 ? `${ticked} ticked` : ''
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
  // Coming back, the browser may have ticked them again.
  window.addEventListener('pageshow', show)
}

function listenToKeys(help: HTMLDetailsElement) {
  const use = help.querySelector<HTMLInputElement>('#use-keys')
  if (use) use.checked = localStorage.getItem(KEYS_OFF) === null
  use?.addEventListener('change', () => {
    if (use.checked) localStorage.removeItem(KEYS_OFF)
    else localStorage.setItem(KEYS_OFF, 'yes')
  })

  const current = () => rows.findIndex((row) => row.contains(document.activeElement))
  const go = (to: number) => rows[to]?.querySelector<HTMLElement>('.row-link')?.focus()
  const move = (to: string) => {
    const form = boxes.some((box) => box.checked)
      ? document.querySelector('#selection')
      : rows[current()]?.querySelector('form')
    form?.querySelector<HTMLButtonElement>(`[name=to][value=${to}]`)?.click()
  }
  const actions: Record<string, () => void> = {
    j: () => go(Math.min(current() + 1, rows.length - 1)),
    k: () => go(Math.max(current() - 1, 0)),
    x: () => boxes[current()]?.click(),
    o: () => move('open'),
    d: () => move('done'),
    s: () => move('spam'),
    '?': () => {
      help.open = !help.open
    },
  }
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isTyping =
      target instanceof Element && target.matches('input:not([type=checkbox]), select')
    if (!use?.checked || isTyping || ctrlKey || metaKey || altKey) return
    actions[key]?.()
  })
}
