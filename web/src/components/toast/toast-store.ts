/** A message that appears over the page. */
export interface Toast {
  id: number
  variant: 'default' | 'destructive'
  title: string
  text: string
  /** Closed toasts stay in the list until they are removed, so that they can animate away. */
  open: boolean
}

/** The maximum number of toasts, the time that one is shown, and that between its closing and removal, in ms. */
const LIMIT = 1
export const TOAST_DURATION = 5000
const REMOVE_DELAY = 1_000_000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a toast in place of the one shown before. */
export function showToast(toast: Omit<Toast, 'id' | 'open'>) {
  lastId += 1
  update([{ ...toast, id: lastId, open: true }, ...toasts].slice(0, LIMIT))
}

/** Closes a toast; it is removed later. */
export function dismissToast(id: number) {
  update(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => removeToast(id), REMOVE_DELAY)
}

function removeToast(id: number) {
  if (toasts.some((toast) => toast.id === id)) update(toasts.filter((toast) => toast.id !== id))
}

/** The current toasts; the same array until they change. */
export function getToasts(): readonly Toast[] {
  return toasts
}

/** Calls the listener on every change; returns the function that unsubscribes it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function update(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
