import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ContactData } from '#web/page-data/contact.ts'
import { EnquiryReference, NextSteps } from '#web/src/components/enquiry-sent.tsx'
import { SubmitButton, useSubmitWithToast } from '#web/src/components/forms.tsx'
import { describeFailure } from '#web/src/lib/request.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { appendLanguage } from '#worker/shared/append-language.ts'
import type { EnquiryInput } from '#worker/shared/field-values.ts'
import { readDraft, writeDraft } from './enquiry-draft.ts'
import { EnquiryField, Honeypot } from './enquiry-field.tsx'
import { controlValues, fillEmptyFields, readEnquiryValues } from './form-values.ts'
import { type EnquirySubmission, sendAndClearEnquiry } from './send-enquiry.ts'
import type { FieldMessages } from './validate-enquiry.ts'

/**
 * The Worker's schema is as large as the rest of the page, so it loads after hydration. If it cannot
 * be loaded, the result is undefined and the Worker alone checks the fields: the click still counts.
 */
const loadCheck = () => import('./validate-enquiry.ts').catch(() => undefined)

interface EnquiryFormProps {
  /** The first sentence of an empty message. */
  firstSentence: string | undefined
  labels: ContactData['form']['labels']
  fields: ContactData['form']['fields']
}

/**
 * The message form. Without JavaScript it is a plain form post. With JavaScript, the Worker's schema
 * checks the fields before anything is sent.
 */
export function EnquiryForm({ firstSentence, labels, fields }: EnquiryFormProps) {
  const layout = useLayout()
  const { send, sending, failure, answer, forgetFailure } = useSubmitWithToast(
    (call: EnquirySubmission, { client }) => sendAndClearEnquiry(call, layout, client),
    layout.notices.sent,
    labels,
  )
  const element = useRef<HTMLFormElement>(null)
  // Before the first sentence, which only an empty message gets.
  useEffect(() => {
    if (element.current) fillEmptyFields(element.current, readDraft())
  }, [])
  const message = useFirstSentence(firstSentence)
  const [messages, setMessages] = useState<FieldMessages>({})
  const isCorrected =
    Object.keys(failure?.fields ?? {}).length > 0 && Object.keys(messages).length === 0
  const hydrated = useHydrated()
  useEffect(() => {
    loadCheck()
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const check = await loadCheck()
    const checked = check
      ? check.validateEnquiry(form, fields, labels.fields)
      : { enquiry: readEnquiryValues(form, fields) as EnquiryInput, messages: {} }
    show(form, checked.messages)
    if (!checked.enquiry) return forgetFailure()
    const call = { enquiry: checked.enquiry, typed: controlValues(form) }
    send(call, { onError: (error) => show(form, describeFailure(error, labels).fields) })
  }

  function show(form: HTMLFormElement, wrong: FieldMessages) {
    setMessages(wrong)
    focusFirst(form, wrong)
  }

  /** Removes the message of a field that is right now. A new message waits for the next submission. */
  async function correct(form: HTMLFormElement, field: string) {
    if (!messages[field]) return
    const check = await loadCheck()
    if (check?.validateEnquiry(form, fields, labels.fields).messages[field]) return
    // Of the messages by now: a browser fills in several fields at once.
    setMessages(({ [field]: _, ...left }) => left)
  }

  return (
    <form
      ref={element}
      action={appendLanguage('/api/contact', layout)}
      method="post"
      className="form"
      // One kind of message, before and without the app, too: the server's page has the same.
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget, target }) => {
        writeDraft(controlValues(currentTarget))
        correct(currentTarget, (target as HTMLInputElement).name)
      }}
    >
      <div data-form-error hidden role="alert" className="form-error" />
      {fields.map((field) => (
        <EnquiryField
          key={field.name}
          field={field}
          message={messages[field.name]}
          textRef={message}
        />
      ))}
      {!hydrated && <Honeypot label={labels.honeypot} />}
      <SubmitButton
        failure={isCorrected ? undefined : failure}
        sending={sending}
        sendingText={labels.sending}
      >
        {labels.send}
      </SubmitButton>
      <p role="status" className={answer ? undefined : 'visually-hidden'}>
        {answer && <EnquiryReference reference={answer.reference} />}
      </p>
      {answer && <NextSteps />}
    </form>
  )
}

function focusFirst(form: HTMLFormElement, messages: FieldMessages) {
  const [name] = Object.keys(messages)
  if (name) form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}

/**
 * Inserts the first sentence into an empty message after hydration; attach the returned ref to the
 * message box. The visitor's text is never changed. The sentence disappears with the topic that
 * requested it, unless the visitor edited the message.
 */
function useFirstSentence(firstSentence: string | undefined) {
  const ref = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    const box = ref.current
    if (!firstSentence || !box || box.value) return
    const beginning = `${firstSentence}\n\n`
    box.value = beginning
    return () => {
      if (box.value === beginning) box.value = ''
    }
  }, [firstSentence])

  return ref
}
