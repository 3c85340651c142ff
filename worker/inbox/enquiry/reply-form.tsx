import { asWritten } from '../page/as-written.ts'
import { enquiryUrl } from '../urls/urls.ts'
import type { EnquiryPageProps } from './enquiry-page.tsx'
import { SavedReplies } from './saved-replies.tsx'

/** A line break counts as one, as it does for a textarea's `maxlength`. */
export const REPLY_MAX_LENGTH = 10_000

/** The field for a reply to the sender of an enquiry. */
export function ReplyForm(props: EnquiryPageProps) {
  const { contact, list, reply } = props
  const { id, version, email } = contact
  return (
    <form
      id="reply-form"
      class="form mt-0 gap-4"
      method="post"
      action={enquiryUrl(id, { action: 'replies', list })}
    >
      <input type="hidden" name="version" value={String(version)} />
      <div class="field">
        <label for="reply">Reply</label>
        <SavedReplies {...props} />
        <textarea
          id="reply"
          name="text"
          {...asWritten}
          rows={6}
          required
          maxlength={REPLY_MAX_LENGTH}
          aria-describedby="reply-hint"
          autofocus={reply !== ''}
        >
          {/* HTML drops the first line break of a textarea; this one protects the reply's own. */}
          {`\n${reply}`}
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
