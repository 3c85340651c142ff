import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContactData } from '#web/page-data/contact.ts'
import { showToast } from '#web/src/components/toast/toast-store.ts'
import { describeFailure } from '#web/src/lib/failure.ts'
import { request } from '#web/src/lib/request.ts'
import { useShell } from '#web/src/lib/shell.ts'
import type { Contact, ContactReceipt } from '#worker/shared/contact-schema.ts'
import { inLanguage } from '#worker/shared/in-language.ts'
import { attemptKey, forgetSent } from './enquiry-draft.ts'

export type EnquiryLabels = ContactData['form']['labels']

interface Call {
  enquiry: Contact
  /** The values of the fields before validation and trimming. */
  typed: Record<string, unknown>
  /** The token of Turnstile's widget, if there is one. */
  token: string | undefined
}

/** Sends an enquiry and reports the result with the texts of the pages for visitors without JavaScript. */
export function useSendEnquiry(labels: EnquiryLabels) {
  const shell = useShell()
  const { heading, text } = shell.notices.sent
  const queryClient = useQueryClient()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async ({ enquiry, token }: Call) => {
      const response = await request('POST', inLanguage('/api/contact', shell), enquiry, {
        'Idempotency-Key': attemptKey(enquiry),
        ...(token && { 'Turnstile-Token': token }),
      })
      return response.json() as Promise<ContactReceipt>
    },
    // Tries even if the browser believes to be offline, so that the visitor gets an answer at once.
    networkMode: 'always',
    onSuccess(_receipt, { typed }) {
      // Here, not in the form: the visitor may have left its page by now.
      forgetSent(typed)
      showToast({ variant: 'default', title: heading, text })
      return queryClient.invalidateQueries({ queryKey: ['/api/contacts'] })
    },
    onError: () => showToast({ variant: 'destructive', ...labels.failure }),
  })
  return {
    send: mutate,
    sending: isPending,
    failure: error ? describeFailure(error, labels) : undefined,
    receipt: data,
  }
}
