import { type MutateOptions, type MutationFunction, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { describeFailure } from '#web/src/lib/failure.ts'
import { showToast } from './toast/toast-store.ts'

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
export function useSubmit<Values, Answer>(
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
