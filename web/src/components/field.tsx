import type { ReactNode } from 'react'

interface ControlProps {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string
}

interface FieldProps {
  /** Where a page has two fields of one name; otherwise the name. */
  id?: string
  name: string
  label: string
  /** What is wrong with the value and how to mend it. */
  message: string | undefined
  /** Renders the control with what ties it to its label and message. */
  children: (props: ControlProps) => ReactNode
}

/** A form control under its label, its message below it. The Worker fills the same places in. */
export function Field({ name, id = name, label, message, children }: FieldProps) {
  const messageId = `${id}-error`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-invalid': message ? true : undefined,
        'aria-describedby': messageId,
      })}
      <p id={messageId} data-error-for={name} className="field-error" hidden={!message}>
        {message}
      </p>
    </div>
  )
}
