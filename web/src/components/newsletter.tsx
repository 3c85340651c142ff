import { type FormEvent, type ReactNode, useState } from 'react'
import { assertDefined } from '#content/assert-defined.ts'
import type { BlogData } from '#web/page-data/blog.ts'
import { BLOG_FEED, toUrl } from '#web/page-data/url.ts'
import { describeFailure, request } from '#web/src/lib/request.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { appendLanguage } from '#worker/shared/append-language.ts'
import {
  type SubscribeBox,
  type Subscription,
  subscribeSchema,
  subscribeUrl,
} from '#worker/shared/validate-subscription.ts'
import { Field, SubmitButton, useSubmitWithToast } from './forms.tsx'
import { PageLink } from './links.tsx'
import { ClosingSection } from './section.tsx'

interface SubscribeOffer extends Pick<BlogData['subscribe'], 'labels'> {
  heading: string
  text: string
}

/** The subscription offer at the end of an article. */
export function SubscribeSection({ heading, text, ...form }: SubscribeOffer & { note: string }) {
  return (
    <ClosingSection heading={heading} text={text}>
      <SubscribeForm box="closing" {...form} />
    </ClosingSection>
  )
}

interface SubscribeFormProps extends Pick<BlogData['subscribe'], 'labels'> {
  /** The position of this form on the page. */
  box: SubscribeBox
  /** The retention notice for the address, or a link to it. */
  note: ReactNode
}

/**
 * The subscription form of the blog. Without JavaScript it is a plain form post. With JavaScript, the
 * Worker's schema checks the address before it is sent, and the field is cleared once it is stored.
 */
function SubscribeForm({ box, note, labels }: SubscribeFormProps) {
  const layout = useLayout()
  const { send, sending, failure, forgetFailure } = useSubmitWithToast(
    (subscription: Subscription) =>
      request('POST', appendLanguage('/api/subscribe', layout), subscription),
    assertDefined(layout.notices.subscribed, 'notice "subscribed"'),
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
      action={appendLanguage(subscribeUrl(box), layout)}
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
      <SubmitButton failure={failure} sending={sending} sendingText={labels.sending}>
        {labels.subscribe}
      </SubmitButton>
      <p className="text-small text-muted">{note}</p>
    </form>
  )
}

/** The subscription offer beside the list; on a phone, above it. The box at the end has the notice in full. */
export function SubscribeAside({ heading, text, labels }: SubscribeOffer) {
  const layout = useLayout()
  const [before, after] = labels.follow.split('{feed}')
  return (
    <aside className="subscribe-aside sticky-aside">
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <SubscribeForm
        box="aside"
        note={<PageLink to="/privacy-policy">{labels.privacyPolicy}</PageLink>}
        labels={labels}
      />
      <p className="mt-4 text-small text-muted">
        {before}
        <a href={toUrl(BLOG_FEED, layout)}>{labels.feed}</a>
        {after}
      </p>
    </aside>
  )
}
