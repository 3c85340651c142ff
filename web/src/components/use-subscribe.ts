import { useMutation } from '@tanstack/react-query'
import type { BlogData } from '#web/page-data/blog.ts'
import { describeFailure } from '#web/src/lib/failure.ts'
import { present } from '#web/src/lib/present.ts'
import { request } from '#web/src/lib/request.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { inLanguage } from '#worker/shared/in-language.ts'
import type { Subscription } from '#worker/shared/subscribe-schema.ts'
import { showToast } from './toast/toast-store.ts'

export type SubscribeFormTexts = BlogData['subscribe']['labels']

/** Sends an address and reports the result with the texts of the page for visitors without JavaScript. */
export function useSubscribe(texts: SubscribeFormTexts) {
  const shell = useShell()
  const { heading, text } = present(shell.notices.subscribed)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (subscription: Subscription) =>
      request('POST', inLanguage('/api/subscribe', shell), subscription),
    // Tries even if the browser believes to be offline, so that the visitor gets an answer at once.
    networkMode: 'always',
    onSuccess: () => showToast({ variant: 'default', title: heading, text }),
    onError: () => showToast({ variant: 'destructive', ...texts.failure }),
  })
  return {
    send: mutate,
    sending: isPending,
    failure: error ? describeFailure(error, texts) : undefined,
  }
}
