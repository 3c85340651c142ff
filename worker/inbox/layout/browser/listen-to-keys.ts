import { shortcuts } from '../keyboard-shortcuts.ts'
import { rowCheckboxes, rows } from './list.ts'

/** The letters of a word that is typed outside a field come faster than this. */
const TYPING_MS = 700
/** They move no enquiry, or only back, so that they work beside the list or the thread, too. */
const ANYWHERE = ['search', 'next', 'previous', 'reply', 'note', 'undo', 'list', 'help']
/** A key that is held down repeats only these. */
const STEPS = ['next', 'previous']

/**
 * Makes the keys of the list, or of a thread, press the controls that have their name in `data-key`; those that move an
 * enquiry while the focus is there. In the list they are of the selected rows, else of the row with the focus.
 */
export function listenToKeys(area: HTMLElement) {
  const isList = area.id === 'rows'
  const find = (name: string, within: Element | Document | null | undefined = document) =>
    within?.querySelector<HTMLElement>(`[data-key="${name}"]`)
  const current = () => rows.findIndex((row) => row.contains(document.activeElement))
  const go = (to: number) =>
    rows[Math.max(0, Math.min(to, rows.length - 1))]
      ?.querySelector<HTMLElement>('.row-link')
      ?.focus()

  /** The box of a row that a key selected, to show its menu. */
  let ticked: HTMLInputElement | null = null
  const controlOf = (name: string) => {
    // Of the replies that wait, the last one.
    const last = () => [...document.querySelectorAll<HTMLElement>('.thread [data-key=undo]')].at(-1)
    if (name === 'undo') return find(name, document.querySelector('#result')) ?? last()
    if (!isList) return find(name)
    const row = rows[current()]
    const ofSelected = find(name, document.querySelector('#selection'))
    if (rowCheckboxes.some((box) => box.checked)) return ofSelected
    const ofRow = find(name, row)
    // What a row has no button for, it has as the only selected one.
    if (!ofRow && ofSelected) {
      ticked = row?.querySelector<HTMLInputElement>('[name=id]') ?? null
      ticked?.click()
    }
    return row && (ofRow ?? ofSelected)
  }
  // Another page is on its way. A second change would cancel the first one unseen, and letters are meant for its field.
  let isLeaving = false
  const press = (name: string) => {
    const control = controlOf(name)
    if (!control) return
    isLeaving = control.matches('button:enabled, a[href^="/"]')
    control.click()
    if (control.matches('summary'))
      control.parentElement?.querySelector<HTMLElement>('button')?.focus()
  }
  /** The keys that do more than press a control. */
  const actions: Record<string, () => void> = {
    next: () => (isList ? go(current() + 1) : press('next')),
    previous: () => (isList ? go(current() - 1) : press('previous')),
    select: () => rowCheckboxes[current()]?.click(),
    reply: () => {
      if (!isList) return press('reply')
      const link = rows[current()]?.querySelector<HTMLAnchorElement>('.row-link')
      if (!link) return
      isLeaving = true
      location.assign(`${link.href}#reply`)
    },
    note: () => document.querySelector<HTMLElement>('#note')?.focus(),
    search: () => {
      const search = document.querySelector<HTMLInputElement>('#q')
      if (search) search.select()
      else location.assign('/api/contacts#q')
    },
    help: () => {
      const help = document.querySelector<HTMLDetailsElement>('#keys')
      if (!help) return
      help.open = !help.open
      help.scrollIntoView({ block: 'nearest' })
    },
  }

  // Of a word that is typed into nothing, at most the first letter counts.
  let typedAt = -TYPING_MS
  document.addEventListener('focusin', () => {
    typedAt = -TYPING_MS
  })
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event
    const isTyping =
      target instanceof Element && target.matches('input:not([type=checkbox]), select, textarea')
    const [name] = Object.entries(shortcuts).find(([, each]) => each.key === key) ?? []
    if (isTyping || ctrlKey || metaKey || altKey) return
    const isSafe = name !== undefined && ANYWHERE.includes(name)
    const isInMenu = (target as Element).closest('.panel') !== null
    const isWord = key.length === 1 && (isInMenu || event.timeStamp - typedAt < TYPING_MS)
    if (!isSafe && key.length === 1 && (!name || isWord)) typedAt = event.timeStamp
    if (!name || (!isSafe && (isWord || !area.contains(target as Node)))) return
    if (isLeaving) return event.preventDefault()
    if (name === 'view') isLeaving = target instanceof Element && target.matches('.row-link')
    const action = actions[name] ?? (find(name) && (() => press(name)))
    if (!action || (repeat && !STEPS.includes(name))) return
    // The key of an action that leads into a field is no letter of its text.
    event.preventDefault()
    action()
  })
  // A form that was kept from being sent leads nowhere.
  document.addEventListener('submit', ({ defaultPrevented }) => {
    isLeaving &&= !defaultPrevented
  })
  // Escape closes a menu and leaves the search, or a field of the thread.
  document.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    const menu = document.querySelector<HTMLDetailsElement>(
      ':is(.ticked, .row-actions) [open], .menu[open]',
    )
    const isField = (target as Element).matches('#q, textarea') && !defaultPrevented
    // It also stops the page that is on its way.
    if (key === 'Escape') isLeaving = false
    if (key !== 'Escape' || !(menu ?? isField)) return
    if (menu) menu.open = false
    const box = rowCheckboxes.find((each) => each.checked)
    const row = menu?.closest('.enquiry-row') ?? rows.find((each) => box && each.contains(box))
    if (menu && ticked?.checked) ticked.click()
    ticked = null
    ;(row?.querySelector<HTMLElement>('.row-link') ?? area).focus({ preventScroll: true })
  })

  // After the browser has scrolled to a result, which it does before the next frame.
  requestAnimationFrame(() => {
    if (location.hash || !document.activeElement?.matches('body, #result')) return
    area.setAttribute('aria-describedby', 'result')
    area.focus({ preventScroll: true })
  })
}
