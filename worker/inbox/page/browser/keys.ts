import { boxes, rows } from './rows.ts'
import { keep, recall } from './storage.ts'

const KEYS_OFF = 'inbox-keys-off'
/** The ids of the row that had the focus at a change, and of those after it: the focus continues at the first left. */
const CURSOR = 'inbox-cursor'
/** A key that is held down repeats only these. */
const STEPS = ['j', 'k']

/** Makes keys press the buttons and links of the list and of an enquiry. */
export function listenToKeys() {
  const help = document.querySelector<HTMLDetailsElement>('#keys')
  const isList = document.querySelector('#changes') === null
  const shown = rows.map(({ dataset }) => dataset.id ?? '')
  const current = () => rows.findIndex((row) => row.contains(document.activeElement))
  const go = (to: number) => rows[to]?.querySelector<HTMLElement>('.row-link')?.focus()
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

  // The answer to the first change replaces the page. A second one before it would cancel it unseen.
  let isChanging = false
  const change = (button: HTMLElement | null | undefined) => {
    if (!button || isChanging) return
    isChanging = true
    if (current() !== -1) keep('sessionStorage', CURSOR, shown.slice(current()).join(' '))
    button.click()
  }
  const move = (to: string, key: string) => {
    if (!isList) return change(document.querySelector<HTMLElement>(`[data-key=${key}]`))
    const form = boxes.some((box) => box.checked)
      ? document.querySelector('#selection')
      : rows[current()]?.querySelector('form')
    change(form?.querySelector<HTMLElement>(`[name=to][value=${to}]`))
  }
  const actions: Record<string, () => void> = {
    j: () => (isList ? go(Math.min(current() + 1, rows.length - 1)) : press('[rel=next]')),
    k: () => (isList ? go(Math.max(current() - 1, 0)) : press('[rel=prev]')),
    x: () => boxes[current()]?.click(),
    o: () => move('open', 'o'),
    d: () => move('done', 'd'),
    s: () => move('spam', 's'),
    a: () => press('[data-key=a]'),
    u: () => press('.list-nav a'),
    '?': () => {
      if (!help) return
      help.open = !help.open
      help.scrollIntoView({ block: 'nearest' })
    },
  }

  let isOff = recall('localStorage', KEYS_OFF) !== null
  const use = document.querySelector<HTMLInputElement>('#use-keys')
  if (use) use.checked = !isOff
  use?.addEventListener('change', () => {
    isOff = !use.checked
    keep('localStorage', KEYS_OFF, isOff ? 'yes' : null)
  })
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event
    const isTyping =
      target instanceof Element && target.matches('input:not([type=checkbox]), select, textarea')
    if (isOff || isTyping || ctrlKey || metaKey || altKey) return
    const action = actions[key]
    if (!action || (repeat && !STEPS.includes(key))) return
    // The key of an action that leads into a field is no letter of its text.
    event.preventDefault()
    action()
  })

  const cursor = recall('sessionStorage', CURSOR)
  keep('sessionStorage', CURSOR, null)
  // The notice above the list may have the focus; one that the operator has moved stays.
  if (cursor !== null && document.activeElement?.matches('body, [autofocus]')) {
    const left = cursor.split(' ').find((id) => shown.includes(id))
    go(left === undefined ? rows.length - 1 : shown.indexOf(left))
  }
}
