import {
  type MutateOptions,
  type MutationFunction,
  QueryClientProvider,
  useMutation,
} from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createQueryClient } from '#web/src/lib/query-client.ts'
import { describeFailure, type Failure } from '#web/src/lib/request.ts'
import { preloadToaster } from './toast/lazy-toaster.tsx'
import { showToast } from './toast/toast-store.ts'

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

interface SubmitButtonProps {
  /** The error of the last submission, above the button. */
  failure: Failure | undefined
  children: string
  /** In place of its text while a request is in progress. */
  sendingText: string
  /** Whether a request is in progress: the button is disabled until it ends. */
  sending: boolean
}

/** A form's submit button. Disabling it removes its focus; enabling it restores the focus. */
export function SubmitButton({ failure, children, sendingText, sending }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!sending) return
    return () => {
      const isLost = document.activeElement === document.body
      if (isLost) button.current?.focus({ preventScroll: true })
    }
  }, [sending])

  return (
    <>
      {failure && (
        <p role="alert" className="form-error">
          {failure.text}
        </p>
      )}
      <div className="actions">
        <button ref={button} type="submit" className="action" disabled={sending}>
          {sending ? sendingText : children}
        </button>
      </div>
    </>
  )
}

/** The query client and the toasts for forms: only pages with a form load them. */
export function QueryAndToastProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => {
    preloadToaster()
  }, [])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

interface SubmitLabels {
  /** The texts of the toast after a failure. */
  failure: { title: string; text: string }
  noAnswer: string
  ourFault: string
}

/**
 * The submission of a form, whose result appears as a toast, even if the visitor has left the page.
 * @param send sends the values with `request`
 * @param notice the texts of the toast after a success: those of the page for visitors without JavaScript
 */
export function useSubmitWithToast<Values, Answer>(
  send: MutationFunction<Answer, Values>,
  notice: { heading: string; text: string },
  labels: SubmitLabels,
) {
  const isUnderWay = useRef(false)
  const { mutate, reset, isPending, error, data } = useMutation({
    mutationFn: send,
    // Tries even if the browser believes to be offline, so that the visitor gets an answer at once.
    networkMode: 'always',
    onSuccess: () => showToast({ variant: 'default', title: notice.heading, text: notice.text }),
    onError: () => showToast({ variant: 'destructive', ...labels.failure }),
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  return {
    /** Not while a submission is under way: a double click comes before the button is disabled. */
    send(values: Values, options: MutateOptions<Answer, Error, Values>) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(values, options)
    },
    sending: isPending,
    failure: error ? describeFailure(error, labels) : undefined,
    answer: data,
    /** Removes the failure, once its fields are corrected or the next submission stops before it is sent. */
    forgetFailure: () => error && reset(),
  }
}
