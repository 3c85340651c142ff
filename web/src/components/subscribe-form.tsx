import { type FormEvent, type ReactNode, useState } from 'react'
import { assertDefined } from '#content/assert-defined.ts'
import type { BlogData } from '#web/page-data/blog.ts'
import { describeFailure } from '#web/src/lib/failure.ts'
import { request } from '#web/src/lib/request.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { inLanguage } from '#worker/shared/api-url.ts'
import {
  type SubscribeBox,
  type Subscription,
  subscribeAction,
  subscribeSchema,
} from '#worker/shared/subscribe-schema.ts'
import { Field } from './field.tsx'
import { FormFailure } from './form-failure.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSubmit } from './use-submit.ts'

interface SubscribeFormProps {
  /** The position of this form on the page. */
  box: SubscribeBox
  /** The retention notice for the address, or a link to it. */
  note: ReactNode
  labels: BlogData['subscribe']['labels']
}

/**
 * The subscription form of the blog. Without JavaScript it is a plain form post. With JavaScript, the
 * Worker's schema checks the address before it is sent, and the field is cleared once it is stored.
 */
export function SubscribeForm({ box, note, labels }: SubscribeFormProps) {
  const shell = useShell()
  const { send, sending, failure, forgetFailure } = useSubmit(
    (subscription: Subscription) =>
      request('POST', inLanguage('/api/subscribe', shell), subscription),
    assertDefined(shell.notices.subscribed, 'notice "subscribed"'),
    labels,
  )
  const [message, setMessage] = useState<string>()

  const check = (form: HTMLFormElement) =>
    subscribeSchema.safeParse(Object.fromEntries(new FormData(form)))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const checked = check(form)
    const wrong = checked.error?.issues[0]?.message
    setMessage(wrong && (labels.fields[wrong] ?? wrong))
    if (checked.success) {
      return send(checked.data, {
        onSuccess: () => form.reset(),
        onError: (error) => setMessage(describeFailure(error, labels).fields.email),
      })
    }
    forgetFailure()
    form.querySelector('input')?.focus()
  }

  /** Removes the message of a right address. A new message waits for the next submission. */
  function correct(form: HTMLFormElement) {
    if (!message || !check(form).success) return
    setMessage(undefined)
    forgetFailure()
  }

  return (
    <form
      action={inLanguage(subscribeAction(box), shell)}
      method="post"
      className="form"
      // One kind of message, before and without the app, too: the server's page has the same.
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => correct(currentTarget)}
    >
      <div data-form-error hidden role="alert" className="form-error" />
      <Field id={`email-${box}`} name="email" label={labels.email} message={message}>
        {(props) => <input {...props} type="email" required autoComplete="email" />}
      </Field>
      <FormFailure failure={failure} />
      <SubmitButton sending={sending} sendingText={labels.sending}>
        {labels.subscribe}
      </SubmitButton>
      <p className="text-small text-muted">{note}</p>
    </form>
  )
}
