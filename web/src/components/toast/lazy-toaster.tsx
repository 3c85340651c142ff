import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getToasts, subscribeToToasts, type Toast } from './toast-store.ts'

/** Loads the toaster early, so that it can report a lost connection. */
export const preloadToaster = () => import('./toaster.tsx').catch(() => ({ default: PlainToaster }))

const Toaster = lazy(preloadToaster)
const none: ReturnType<typeof getToasts> = []

/** The container of the toasts. Loads the toaster with the first toast. */
export function LazyToaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => none)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <Toaster toasts={toasts} />
    </Suspense>
  )
}

/** Shows toasts when the toaster failed to load. A toast stays until the next one. */
function PlainToaster({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <div role="status" className="toast-viewport">
      {toasts.map(({ id, variant, title, text }) => (
        <div key={id} className="notice toast" data-variant={variant}>
          <p>
            <strong>{title}</strong>
          </p>
          <p className="text-small">{text}</p>
        </div>
      ))}
    </div>
  )
}
