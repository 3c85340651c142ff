import type { Child } from 'hono/jsx'
import type { ChosenStatus } from '#worker/contact/status.ts'
import { moveNames } from './status.tsx'

type ActionProps = {
  action: string
  name?: string
  value?: string
  /** A key of the keyboard. */
  shortcut?: string | undefined
  /** The classes besides `action`. */
  look?: string | undefined
  children: Child
}

/** A button that sends the form of the changes, wherever it stands, to its own address. */
export function Action({
  action,
  name,
  value,
  shortcut,
  look = 'action-quiet',
  children,
}: ActionProps) {
  return (
    <button
      type="submit"
      form="changes"
      class={`action ${look}`}
      formaction={action}
      name={name}
      value={value}
      data-key={shortcut}
    >
      {children}
    </button>
  )
}

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
