import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getArmedControls, subscribeToArmedControls } from './tooltip-store.ts'

const Tooltips = lazy(() => import('./tooltips.tsx'))
const none: ReturnType<typeof getArmedControls> = []

/** Where tooltips appear. Costs nothing until a control that has one is pointed at or focused. */
export function TooltipOutlet() {
  const armed = useSyncExternalStore(subscribeToArmedControls, getArmedControls, () => none)
  if (armed.length === 0) return null
  return (
    <Suspense>
      <Tooltips armed={armed} />
    </Suspense>
  )
}
