import shell from 'content:shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#web/src/components/toast/toast-store.ts'
import { describeFailure } from '#web/src/lib/failure.ts'
import { request } from '#web/src/lib/request.ts'
import type { Contact, ContactReceipt } from '#worker/shared/contact-schema.ts'
import { attemptKey, forgetSent } from './enquiry-draft.ts'

const { heading, text } = shell.notices.sent

interface Call {
  enquiry: Contact
  /** What the fields held, before it was checked and trimmed. */
  typed: Record<string, unknown>
  /** Of Turnstile's widget, where there is one that gave it. */
  token: string | undefined
}

/** Sends an enquiry and says how it went, in the words of the pages for visitors without script. */
export function useSendEnquiry() {
  const queryClient = useQueryClient()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async ({ enquiry, token }: Call) => {
      const response = await request('POST', '/api/contact', enquiry, {
        'Idempotency-Key': attemptKey(enquiry),
        ...(token && { 'Turnstile-Token': token }),
      })
      return response.json() as Promise<ContactReceipt>
    },
    // Nobody is told to wait for a network that the browser believes is down.
    networkMode: 'always',
    onSuccess(_receipt, { typed }) {
      // Here, and not with the form, which may be left by now.
      forgetSent(typed)
      showToast({ variant: 'default', title: heading, text })
      return queryClient.invalidateQueries({ queryKey: ['/api/contacts'] })
    },
    // As worker/contact/route.ts says it, whose schema is too large to come with the form.
    onError: () =>
      showToast({
        variant: 'destructive',
        title: 'Error sending message',
        text: 'Please try again or contact us directly.',
      }),
  })
  return {
    send: mutate,
    sending: isPending,
    failure: error ? describeFailure(error) : undefined,
    receipt: data,
  }
}
