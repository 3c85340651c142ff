import { asWritten } from '../page/as-written.ts'
import { enquiryUrl } from '../urls/urls.ts'

/** A line break counts as one, as it does for a textarea's `maxlength`. */
export const REPLY_MAX_LENGTH = 10_000

type ReplyFormProps = {
  id: string
  version: number
  /** The address of the sender of the enquiry. */
  email: string
  list: string
  /** A text that was taken back. */
  text: string
}

/** The field for a reply to the sender of an enquiry. */
export function ReplyForm({ id, version, email, list, text }: ReplyFormProps) {
  const query = list && `?${new URLSearchParams({ list })}`
  return (
    <form class="reply-form form mt-0" method="post" action={`${enquiryUrl(id)}/replies${query}`}>
      <input type="hidden" name="version" value={String(version)} />
      <div class="field">
        <label for="reply">Reply</label>
        <textarea
          id="reply"
          name="text"
          {...asWritten}
          rows={6}
          required
          maxlength={REPLY_MAX_LENGTH}
          aria-describedby="reply-hint"
          autofocus={text !== ''}
        >
          {/* HTML drops the first line break of a textarea; this one protects the reply's own. */}
          {`\n${text}`}
        </textarea>
        <p class="text-small text-muted" id="reply-hint">
          To <bdi>{email}</bdi>, with the message quoted. It leaves 20 seconds after Send.
        </p>
      </div>
      <button type="submit" class="action">
        Send
      </button>
    </form>
  )
}
