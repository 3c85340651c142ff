import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { ContactData } from '#web/page-data/contact.ts'
import { Field } from '#web/src/components/field.tsx'
import { FormFailure } from '#web/src/components/form-failure.tsx'
import { SentReference } from '#web/src/components/sent-reference.tsx'
import { SubmitButton } from '#web/src/components/submit-button.tsx'
import { useSubmit } from '#web/src/components/use-submit.ts'
import { describeFailure } from '#web/src/lib/failure.ts'
import { useShell } from '#web/src/lib/shell.ts'
import type { Contact } from '#worker/shared/contact-schema.ts'
import { inLanguage } from '#worker/shared/in-language.ts'
import type { FieldMessages } from './check-enquiry.ts'
import { keepDraft, restoreDraft } from './enquiry-draft.ts'
import { Honeypot } from './honeypot.tsx'
import { type EnquiryCall, sendEnquiry } from './send-enquiry.ts'
import type { TurnstileProps } from './turnstile.tsx'
import { useFirstSentence } from './use-first-sentence.ts'

/**
 * The Worker's schema is as large as the rest of the page, so it loads after hydration. If it cannot
 * be loaded, the result is undefined and the browser's own validation applies: the click still counts.
 */
const loadCheck = () => import('./check-enquiry.ts').catch(() => undefined)

/** Loaded only if Turnstile is configured. If loading fails, the form works without it. */
const Turnstile = lazy<(props: TurnstileProps) => ReactNode>(() =>
  import('./turnstile.tsx').catch(() => ({ default: () => null })),
)

interface EnquiryFormProps {
  /** The first sentence of an empty message. */
  firstSentence: string | undefined
  turnstileSiteKey: string | null
  labels: ContactData['form']['labels']
  /** Value and label of each service that an enquiry may be about. */
  interests: [string, string][]
}

/**
 * The message form. Without JavaScript it is a plain form post. With JavaScript, the Worker's schema
 * checks the fields before anything is sent.
 */
export function EnquiryForm({
  firstSentence,
  turnstileSiteKey,
  labels,
  interests,
}: EnquiryFormProps) {
  const shell = useShell()
  const { send, sending, failure, answer, forgetFailure } = useSubmit(
    (call: EnquiryCall, { client }) => sendEnquiry(call, shell, client),
    shell.notices.sent,
    labels,
  )
  const element = useRef<HTMLFormElement>(null)
  // Before the first sentence, which only an empty message gets.
  useEffect(() => {
    if (element.current) restoreDraft(element.current)
  }, [])
  const message = useFirstSentence(firstSentence)
  const [token, setToken] = useState<string>()
  const [sent, setSent] = useState(0)
  const [messages, setMessages] = useState<FieldMessages>({})
  // The browser's validation is for visitors without JavaScript; ours gives the correction.
  const hydrated = useHydrated()
  useEffect(() => {
    loadCheck()
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const check = await loadCheck()
    if (!check && !form.reportValidity()) return
    const checked = check ? check.checkEnquiry(form, labels.fields) : unchecked(form)
    show(form, checked.messages)
    if (!checked.enquiry) return forgetFailure()
    const typed = Object.fromEntries(new FormData(form))
    const call = { enquiry: checked.enquiry, typed, token }
    send(call, {
      onSuccess: () => clear(form, typed),
      onError: (error) => show(form, describeFailure(error, labels).fields),
      onSettled: renewToken,
    })
  }

  function show(form: HTMLFormElement, wrong: FieldMessages) {
    setMessages(wrong)
    focusFirst(form, wrong)
  }

  /** Removes the message of a field that is right now. A new message waits for the next submission. */
  async function correct(form: HTMLFormElement, field: keyof Contact) {
    if (!messages[field]) return
    const check = await loadCheck()
    if (check?.checkEnquiry(form, labels.fields).messages[field]) return
    const { [field]: _, ...left } = messages
    setMessages(left)
    if (Object.keys(left).length === 0) forgetFailure()
  }

  /** A token is valid once: a new widget creates a new one. */
  function renewToken() {
    setToken(undefined)
    setSent((count) => count + 1)
  }

  return (
    <form
      ref={element}
      action={inLanguage('/api/contact', shell)}
      method="post"
      className="form"
      noValidate={hydrated}
      onSubmit={submit}
      onInput={({ currentTarget, target }) => {
        keepDraft(currentTarget)
        correct(currentTarget, (target as HTMLInputElement).name as keyof Contact)
      }}
    >
      <div data-form-error hidden role="alert" className="form-error" />
      <Field name="name" label={labels.name} message={messages.name}>
        {(props) => <input {...props} required autoComplete="name" />}
      </Field>
      <Field name="email" label={labels.email} message={messages.email}>
        {(props) => <input {...props} type="email" required autoComplete="email" />}
      </Field>
      <Field name="serviceInterest" label={labels.service} message={messages.serviceInterest}>
        {(props) => (
          <select {...props} defaultValue="">
            <option value="">{labels.chooseService}</option>
            {interests.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message" label={labels.message} message={messages.message}>
        {(props) => <textarea {...props} ref={message} rows={4} required />}
      </Field>
      {!hydrated && <Honeypot label={labels.honeypot} />}
      {hydrated && turnstileSiteKey && (
        <Suspense>
          <Turnstile key={sent} siteKey={turnstileSiteKey} onToken={setToken} />
        </Suspense>
      )}
      <FormFailure failure={failure} />
      <SubmitButton sending={sending} sendingText={labels.sending}>
        {labels.send}
      </SubmitButton>
      <p role="status" className="empty:absolute">
        {answer && <SentReference reference={answer.reference} />}
      </p>
    </form>
  )
}

function unchecked(form: HTMLFormElement): { enquiry: Contact; messages: FieldMessages } {
  return { enquiry: Object.fromEntries(new FormData(form)) as Contact, messages: {} }
}

/** Empties the fields whose values were sent; text that was typed meanwhile stays. */
function clear(form: HTMLFormElement, sent: Record<string, unknown>) {
  for (const [name, value] of Object.entries(sent)) {
    const field = form.elements.namedItem(name)
    if (field !== null && 'value' in field && field.value === value) field.value = ''
  }
}

function focusFirst(form: HTMLFormElement, messages: FieldMessages) {
  const [name] = Object.keys(messages)
  const control = name ? form.elements.namedItem(name) : null
  if (control instanceof HTMLElement) control.focus()
}
