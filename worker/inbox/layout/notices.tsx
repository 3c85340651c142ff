import { type ChannelFailures, MAX_FAILURES_READ } from '#worker/outbox/delivery-failures.ts'
import type { UndeliveredReply } from '#worker/replies/store.ts'
import { enquiryUrl } from './urls.ts'

/** The result of a form. It has the focus, so that a screen reader reads it. */
export function ResultNotice({ children }: { children: unknown }) {
  return (
    <div class="notice" id="result" role="status" tabindex={-1} autofocus>
      {children}
    </div>
  )
}

export const NoChannelNotice = () => (
  <p class="notice">
    Notifications are off: set up a webhook (WEBHOOK_URL) or email (EMAIL, EMAIL_FROM, EMAIL_TO).
  </p>
)

type WhoProps = { id: string; name: string; reference: string; list?: string }

/** The sender of an enquiry, with a link to its page, and its reference. */
export const SenderLink = ({ id, name, reference, list }: WhoProps) => (
  <>
    <a href={enquiryUrl(id, { list })}>
      <bdi>{name}</bdi>
    </a>{' '}
    <span class="text-small text-muted">{reference}</span>
  </>
)

/** The failed notifications of each channel. */
export function DeliveryFailureNotice({ failures }: { failures: ChannelFailures[] }) {
  if (failures.length === 0) return null
  return (
    <div class="notice notice-problem">
      {failures.map(({ channel, failures: count, waiting, givenUp, error }) => (
        <p>
          <strong>{channelName(channel)} failed.</strong> Failed attempts:{' '}
          {count.toLocaleString('en')}, notifications waiting: {asFarAsRead(waiting)}, given up:{' '}
          {asFarAsRead(givenUp)}.{error && ` Last error: ${error}`}
        </p>
      ))}
      <p>
        Fix the cause: what waits is tried again, for 72 hours. No enquiry is lost, all of them are
        here.
      </p>
    </div>
  )
}

/** The enquiries whose reply was given up, which nothing sends again. */
export function UndeliveredReplies({ replies }: { replies: UndeliveredReply[] }) {
  if (replies.length === 0) return null
  return (
    <div class="notice notice-problem">
      <p>
        <strong>Not delivered, or not for certain:</strong> a reply to{' '}
        {replies.map((reply, at) => [at > 0 && ', ', <SenderLink {...reply} />])}. Reply again, or
        close it.
      </p>
    </div>
  )
}

function asFarAsRead(count: number): string {
  return count.toLocaleString('en') + (count === MAX_FAILURES_READ ? ' or more' : '')
}

/** Channels whose names say too little. */
const CHANNELS: Record<string, string> = {
  handover: 'Hand-over email',
  due: 'Due email',
  'wrote-back': 'Email to its owner',
}

/** The name of a channel with a capital letter, for the start of a sentence. */
export function channelName(channel: string): string {
  return CHANNELS[channel] ?? channel.charAt(0).toUpperCase() + channel.slice(1)
}
