import { lazy, Suspense, useSyncExternalStore } from 'react'
import PlainToaster from './plain-toaster.tsx'
import { getToasts, subscribeToToasts } from './toast-store.ts'

/** Loads the toaster before it is needed, so that "you are offline" can still be said. */
export const preloadToaster = () => import('./toaster.tsx').catch(() => ({ default: PlainToaster }))

const Toaster = lazy(preloadToaster)
const none: ReturnType<typeof getToasts> = []

/** Where toasts appear. Costs nothing until there is one. */
export function ToastOutlet() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => none)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <Toaster toasts={toasts} />
    </Suspense>
  )
}
