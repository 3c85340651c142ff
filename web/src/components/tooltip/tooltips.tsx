import * as Radix from '@radix-ui/react-tooltip'
import { useState } from 'react'
import type { ArmedControl } from './tooltip-store.ts'
import { TriggerRelay } from './trigger-relay.tsx'

/**
 * Specification, section 9, in milliseconds: how long a pointer rests on a control before its
 * tooltip opens, and how long after one closed the next opens at once.
 */
export const TOOLTIP_DELAYS = { open: 700, skip: 300 }

export default function Tooltips({ armed }: { armed: readonly ArmedControl[] }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAYS.open} skipDelayDuration={TOOLTIP_DELAYS.skip}>
      {armed.map((entry) => (
        <ControlTooltip key={`${entry.since} ${entry.text}`} {...entry} />
      ))}
    </Radix.Provider>
  )
}

function ControlTooltip({ control, text, since }: ArmedControl) {
  // The first delay began when the control was armed, which is a download ago.
  const [delay, setDelay] = useState(() => remaining(since))
  return (
    <Radix.Root delayDuration={delay}>
      <Radix.Trigger asChild>
        <TriggerRelay control={control} onStart={() => setDelay(TOOLTIP_DELAYS.open)} />
      </Radix.Trigger>
      <Radix.Content className="tooltip" sideOffset={6} collisionPadding={8}>
        {text}
      </Radix.Content>
    </Radix.Root>
  )
}

function remaining(since: number): number {
  return Math.max(0, TOOLTIP_DELAYS.open - (performance.now() - since))
}
