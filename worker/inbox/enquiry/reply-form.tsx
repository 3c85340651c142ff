import { ReplyField } from '../page/reply-field.tsx'
import { enquiryUrl } from '../page/urls.ts'
import type { EnquiryPageProps } from './enquiry-page.tsx'
import { SavedReplies } from './saved-replies.tsx'

export function ReplyForm(props: EnquiryPageProps) {
  const { contact, list, reply } = props
  const { id, version, email, language } = contact
  const hint = (
    <>
      To <bdi>{email}</bdi>, with the message quoted. After Send, you have 20 seconds to undo it.
    </>
  )
  return (
    <form
      id="reply-form"
      class="form mt-0 gap-4 self-start"
      method="post"
      action={enquiryUrl(id, { action: 'replies', list })}
    >
      <input type="hidden" name="version" value={String(version)} />
      <ReplyField hint={hint} text={reply} language={language} autofocus={reply !== ''}>
        <SavedReplies {...props} />
      </ReplyField>
      <button type="submit" class="action">
        Send
      </button>
    </form>
  )
}
