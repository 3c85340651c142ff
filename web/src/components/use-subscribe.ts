import shell from 'content:shell'
import { useMutation } from '@tanstack/react-query'
import { describeFailure } from '#web/src/lib/failure.ts'
import { request } from '#web/src/lib/request.ts'
import { type Subscription, subscribeFailure } from '#worker/shared/subscribe-schema.ts'
import { showToast } from './toast/toast-store.ts'

const { heading, text } = shell.notices.subscribed

/** Sends an address and reports the result with the texts of the page for visitors without JavaScript. */
export function useSubscribe() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (subscription: Subscription) => request('POST', '/api/subscribe', subscription),
    // Tries even if the browser believes to be offline, so that the visitor gets an answer at once.
    networkMode: 'always',
    onSuccess: () => showToast({ variant: 'default', title: heading, text }),
    onError: () => showToast({ variant: 'destructive', ...subscribeFailure }),
  })
  return { send: mutate, sending: isPending, failure: error ? describeFailure(error) : undefined }
}
