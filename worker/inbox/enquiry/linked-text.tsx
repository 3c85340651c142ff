import type { ContactStatus } from '#worker/contact/status.ts'
import { linksInText } from './links-in-text.ts'
import { isFlagged } from './status.tsx'

type LinkedTextProps = {
  text: string
  /** The status of its enquiry: text of spam or held enquiries has no links. */
  status: ContactStatus
}

/**
 * A text with its URLs, email addresses and phone numbers as links, each with the original text. The
 * Worker never opens one, and the linked site does not learn the address of the inbox.
 */
export function LinkedText({ text, status }: LinkedTextProps) {
  if (isFlagged(status)) return <>{text}</>
  return (
    <>
      {linksInText(text).map((part) =>
        part.href === undefined ? (
          part.text
        ) : (
          // Shows the host first, even between words that run from right to left.
          <a href={part.href} rel="noreferrer noopener" dir="ltr">
            {part.text}
          </a>
        ),
      )}
    </>
  )
}
