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
  label: string
  /** The error in the value, with the correction. */
  message: string | undefined
  /** Renders the control with the attributes that connect it to its label and message. */
  children: (props: ControlProps) => ReactNode
}

/** A form control with its label above and its message below. The Worker fills the same elements. */
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
