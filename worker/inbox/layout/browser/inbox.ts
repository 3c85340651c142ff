/**
 * Shortcuts in the inbox: new arrivals are announced, one box selects all, Shift selects a range, the list stays where
 * it is after a change, keys work like buttons, the server keeps drafts, saved replies are inserted at the cursor, and
 * a move of all that match goes on by itself. The inbox also works without all of them, and they work without storage.
 */
import { enableDraftAutosave } from './autosave-draft.ts'
import { enableSelection, pollArrivals, pollNewVersion, restoreListAfterChange } from './list.ts'
import { listenToKeys } from './listen-to-keys.ts'
import { enableCtrlEnter, enableSavedReplies } from './reply.ts'

const arrivals = document.querySelector<HTMLElement>('#arrivals a')
const changed = document.querySelector<HTMLElement>('#changed')
const area = document.querySelector<HTMLElement>('[data-keys]')
const all = document.querySelector<HTMLInputElement>('#all')
const reply = document.querySelector<HTMLTextAreaElement>('#reply')
const note = document.querySelector<HTMLTextAreaElement>('#note')
const saved = document.querySelector<HTMLDetailsElement>('#saved-replies')
const changes = document.querySelector<HTMLFormElement>('#changes')

if (arrivals) pollArrivals(arrivals)
if (changed) pollNewVersion(changed)
if (all) enableSelection(all)
if (reply && saved) enableSavedReplies(saved, reply)
if (reply) enableCtrlEnter(reply, '[data-key="Ctrl+Enter"]')
if (note) enableCtrlEnter(note, '[data-key="saveNote"]')
if (changes) enableDraftAutosave(changes)
// The position first: it may give a row the focus.
if (document.querySelector('#rows')) {
  // The browser's own error page would take the place of the list.
  document.addEventListener('submit', (event) => {
    if (navigator.onLine || (event.target as HTMLFormElement).method !== 'post') return
    event.preventDefault()
    const words = 'Nothing was changed: there is no connection.'
    const notice = { className: 'notice', role: 'status', textContent: words }
    document.querySelector('main')?.append(Object.assign(document.createElement('p'), notice))
  })
  restoreListAfterChange()
}
if (area) listenToKeys(area)
// A thread opens at its newest words, also for a reply beside it; the browser itself leads to a result, and back to where
// one was.
const newest = [...document.querySelectorAll('.thread > [data-kind]')].at(-1)
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const isBeside = location.hash === '#reply' && matchMedia('(width >= 56rem)').matches
if (
  newest &&
  visit?.type === 'navigate' &&
  (!location.hash || isBeside) &&
  !document.querySelector('.enquiry-thread #result')
) {
  requestAnimationFrame(() => {
    if (isBeside) scrollTo(0, 0)
    const { top, bottom, height } = newest.getBoundingClientRect()
    const block = height < innerHeight / 2 ? 'end' : 'start'
    if (bottom > innerHeight && top > innerHeight / 2) newest.scrollIntoView({ block })
  })
}
// One goes on behind what is there.
reply?.setSelectionRange(reply.value.length, reply.value.length)
// The browser would lead the field to the top, and the words that it answers out of sight.
document.querySelector('a[href="#reply"]')?.addEventListener('click', (event) => {
  event.preventDefault()
  const { top = 0, bottom = 0 } = reply?.getBoundingClientRect() ?? {}
  // Chromium scrolls to what is sticky, in sight or not.
  reply?.focus({ preventScroll: top > 0 && bottom < innerHeight })
})
// A reply can be taken back until it leaves.
for (const undo of document.querySelectorAll<HTMLElement>('[data-ms]'))
  setTimeout(() => {
    const notice = undo.closest('main > .notice')
    if (notice) notice.remove()
    else undo.replaceWith('It is on its way.')
  }, Number(undo.dataset.ms))
// A phone has room for the first tabs, and for menus below the edge of the window only.
const tab = document.querySelector<HTMLElement>('.tabs [aria-current]')
const showTab = () => tab?.closest('.tabs')?.scrollTo(tab.offsetLeft - tab.clientWidth, 0)
showTab()
// The typeface that comes later is wider.
document.fonts.ready.then(showTab)
for (const menu of document.querySelectorAll('.menu'))
  menu.addEventListener('toggle', () => menu.lastElementChild?.scrollIntoView({ block: 'nearest' }))
// The next step of a move of all that match.
document.querySelector<HTMLFormElement>('form[data-continue]')?.submit()

// A list or an enquiry that the browser kept in memory for its Back button may have changed since.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && document.querySelector('#arrivals, #changes')) location.reload()
})
