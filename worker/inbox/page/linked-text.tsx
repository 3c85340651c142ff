import type { ContactStatus } from '#worker/contact/status.ts'
import { linksInText } from './links-in-text.ts'
import { isFlagged } from './status.tsx'

type LinkedTextProps = {
  text: string
  /** Of its enquiry: a text of spam, or of what may be spam, has no links. */
  status: ContactStatus
}

/**
 * A text with its URLs, email addresses and phone numbers as links, each shown as it was written. The
 * Worker never opens one, and the site that one leads to does not hear of the inbox.
 */
export function LinkedText({ text, status }: LinkedTextProps) {
  if (isFlagged(status)) return <>{text}</>
  return (
    <>
      {linksInText(text).map((part) =>
        part.href === undefined ? (
          part.text
        ) : (
          // The host stands first, also between words that run from right to left.
          <a href={part.href} rel="noreferrer noopener" dir="ltr">
            {part.text}
          </a>
        ),
      )}
    </>
  )
}
