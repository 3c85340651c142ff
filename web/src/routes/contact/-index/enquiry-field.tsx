import type { Ref } from 'react'
import type { ShownField } from '#web/page-data/contact-form.ts'
import { Field } from '#web/src/components/forms.tsx'

interface EnquiryFieldProps {
  field: ShownField
  /** The error in the value, with the correction. */
  message: string | undefined
  /** Of the message of the enquiry. */
  textRef: Ref<HTMLTextAreaElement>
}

/** The rows of a text of several lines. */
const ROWS = 4

const INPUT_TYPES: Partial<Record<ShownField['kind'], 'email' | 'tel' | 'date'>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
}

/** A field of the contact form: its label, its control and its message. */
export function EnquiryField({ field, message, textRef }: EnquiryFieldProps) {
  const { name, kind, label, hint, required, autocomplete: autoComplete } = field
  const texts = { name, label, hint, message }
  if (kind === 'choices') {
    return (
      <Field {...texts} isGroup>
        {({ id, ...props }) =>
          Object.entries(field.options ?? {}).map(([value, option]) => (
            <Box key={value} {...props} value={value} label={option} />
          ))
        }
      </Field>
    )
  }
  if (kind === 'consent') {
    return (
      <Field {...texts} label={undefined}>
        {(props) => <Box {...props} required={required} value={label} label={label} />}
      </Field>
    )
  }
  return (
    <Field {...texts}>
      {(props) => {
        if (kind === 'long-text') {
          const ref = name === 'message' ? textRef : undefined
          return (
            <textarea
              {...props}
              ref={ref}
              rows={ROWS}
              dir="auto"
              required={required}
              autoComplete={autoComplete}
            />
          )
        }
        if (kind === 'choice') return <Choice {...props} field={field} />
        return (
          <input
            {...props}
            type={INPUT_TYPES[kind]}
            // A web address without its scheme is fine, but no browser accepts it in a field of that type.
            inputMode={kind === 'url' ? 'url' : undefined}
            // As browsers do for phone numbers, from right to left, too.
            dir={kind === 'url' ? 'ltr' : kind === 'text' ? 'auto' : undefined}
            required={required}
            autoComplete={autoComplete}
          />
        )
      }}
    </Field>
  )
}

type ControlProps = { id?: string; name: string; 'aria-describedby': string }

function Choice({ field, ...props }: ControlProps & { field: ShownField }) {
  return (
    <select {...props} defaultValue="" required={field.required} autoComplete={field.autocomplete}>
      <option value="">{field.choose}</option>
      {Object.entries(field.options ?? {}).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

function Box({
  label,
  ...props
}: ControlProps & { value: string; label: string; required?: boolean }) {
  return (
    <label className="box">
      <input {...props} type="checkbox" />
      {label}
    </label>
  )
}

/**
 * A field that people cannot see, hear or reach, but bots fill in: the Worker then holds the enquiry
 * for an operator to check. It comes after the real fields, since an error page focuses the first
 * field, and is not hidden by `display: none`, which bots detect.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
    </div>
  )
}
