import type { ChosenStatus } from '#worker/contact/status.ts'
import { Action } from './action.tsx'
import { moveNames } from './status.tsx'

const KEYS: Partial<Record<ChosenStatus, string>> = { done: 'e', open: 'o', spam: '#' }

type MoveProps = { to: ChosenStatus; action: string; label?: string; look?: string }

/** The button that gives the enquiry another status. */
export function Move({ to, label = moveNames[to], ...button }: MoveProps) {
  return (
    <Action {...button} name="status" value={to} shortcut={KEYS[to]}>
      {label}
    </Action>
  )
}
