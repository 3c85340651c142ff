import shell from 'content:shell'
import { useMutation } from '@tanstack/react-query'
import { describeFailure } from '#web/src/lib/failure.ts'
import { request } from '#web/src/lib/request.ts'
import { type Subscription, subscribeFailure } from '#worker/shared/subscribe-schema.ts'
import { showToast } from './toast/toast-store.ts'

const { heading, text } = shell.notices.subscribed

/** Sends an address and says how it went, in the words of the page for visitors without script. */
export function useSubscribe() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (subscription: Subscription) => request('POST', '/api/subscribe', subscription),
    // Nobody is told to wait for a network that the browser believes is down.
    networkMode: 'always',
    onSuccess: () => showToast({ variant: 'default', title: heading, text }),
    onError: () => showToast({ variant: 'destructive', ...subscribeFailure }),
  })
  return { send: mutate, sending: isPending, failure: error ? describeFailure(error) : undefined }
}
