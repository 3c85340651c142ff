import type { ReactNode } from 'react'

interface ControlProps {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string
}

interface FieldProps {
  /** Defaults to the name; needed if a page has two fields of that name. */
  id?: string
  name: string
  /** Undefined if the control has its own. */
  label: string | undefined
  /** Below the label. */
  hint?: string | undefined
  /** The error in the value, with the correction. */
  message: string | undefined
  /** Whether it has several controls, each with a label of its own. */
  isGroup?: boolean
  /** Renders the control with the attributes that connect it to its label and message. */
  children: (props: ControlProps) => ReactNode
}

/** A form control with its label above and its message below. The Worker fills the same elements. */
export function Field({ name, id = name, label, hint, message, isGroup, children }: FieldProps) {
  const messageId = `${id}-error`
  const hintId = `${id}-hint`
  const [Group, Label] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const)
  return (
    <Group className="field">
      {label && <Label {...(!isGroup && { htmlFor: id })}>{label}</Label>}
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        'aria-invalid': message ? true : undefined,
        'aria-describedby': hint ? `${hintId} ${messageId}` : messageId,
      })}
      <p id={messageId} data-error-for={name} className="field-error" hidden={!message}>
        {message}
      </p>
    </Group>
  )
}
