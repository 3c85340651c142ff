import { lazy, Suspense, useSyncExternalStore } from 'react'
import PlainToaster from './plain-toaster.tsx'
import { getToasts, subscribeToToasts } from './toast-store.ts'

/** Loads the toaster early, so that it can report a lost connection. */
export const preloadToaster = () => import('./toaster.tsx').catch(() => ({ default: PlainToaster }))

const Toaster = lazy(preloadToaster)
const none: ReturnType<typeof getToasts> = []

/** The container of the toasts. Loads the toaster with the first toast. */
export function ToastOutlet() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => none)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <Toaster toasts={toasts} />
    </Suspense>
  )
}
