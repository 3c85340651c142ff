import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import {
  type SubscribeBox,
  subscribeAction,
  subscribeSchema,
} from '#worker/shared/subscribe-schema.ts'
import { Field } from './field.tsx'
import { FormFailure } from './form-failure.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSubscribe } from './use-subscribe.ts'

interface SubscribeFormProps {
  /** Which of a page's forms this is. */
  box: SubscribeBox
  /** What becomes of the address. */
  note: string
}

/**
 * Takes an address for the blog. Without script it is a plain form post; with it, the address is
 * checked by the Worker's own schema before it is sent, and cleared only once it is stored.
 */
export function SubscribeForm({ box, note }: SubscribeFormProps) {
  const { send, sending, failure } = useSubscribe()
  const [message, setMessage] = useState<string>()
  // The browser's own check serves the form without script; with it, ours says what to do.
  const hydrated = useHydrated()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const checked = subscribeSchema.safeParse(Object.fromEntries(new FormData(form)))
    setMessage(checked.error?.issues[0]?.message)
    if (checked.success) send(checked.data, { onSuccess: () => form.reset() })
    else form.querySelector('input')?.focus()
  }

  return (
    <form
      action={subscribeAction(box)}
      method="post"
      className="form"
      noValidate={hydrated}
      onSubmit={submit}
    >
      <div data-form-error hidden role="alert" className="form-error" />
      <Field
        id={`email-${box}`}
        name="email"
        label="Email"
        message={message ?? failure?.fields.email}
      >
        {(props) => <input {...props} type="email" required autoComplete="email" />}
      </Field>
      <FormFailure failure={failure} />
      <SubmitButton sending={sending}>Subscribe</SubmitButton>
      <p className="text-small text-muted">{note}</p>
    </form>
  )
}
