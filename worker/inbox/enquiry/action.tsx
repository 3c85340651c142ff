import type { Child } from 'hono/jsx'

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
