import type { Child } from 'hono/jsx'
import { TypedText } from './typed-text.tsx'

/** A line break counts as one, as it does for a textarea's `maxlength`. */
export const REPLY_MAX_LENGTH = 10_000

type ReplyFieldProps = {
  hint: Child
  /** The operator's text that is not sent yet. */
  text: string
  /** Why it was not sent. */
  error?: string | undefined
  autofocus?: boolean
  /** The BCP 47 tag of the sender's language, if it is known. */
  language?: string | null
  /** Between the label and the field. */
  children?: Child
}

/** The field for a reply to the sender of an enquiry; the surrounding form sends it. */
export function ReplyField({ hint, text, error, autofocus, language, children }: ReplyFieldProps) {
  return (
    <div class="field">
      <label for="reply">Reply</label>
      {children}
      <TypedText
        id="reply"
        name="text"
        text={text}
        language={language}
        rows={6}
        required
        maxlength={REPLY_MAX_LENGTH}
        aria-describedby="reply-hint"
        aria-invalid={error ? 'true' : undefined}
        autofocus={autofocus}
      />
      <p class={error ? 'field-error' : 'text-small text-muted'} id="reply-hint">
        {error ?? hint}
      </p>
    </div>
  )
}
