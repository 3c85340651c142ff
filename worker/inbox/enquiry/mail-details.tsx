import type { ReceivedMail } from '#worker/replies/received-mail.ts'
import { asWritten } from '../page/as-written.ts'
import type { OperatorContact } from './enquiry.ts'

/**
 * What a mail that came in has besides the newest part of its text; earlier mails are folded. `contact` is the
 * enquiry that it answers.
 */
export function MailDetails({ mail, contact }: { mail: ReceivedMail; contact: OperatorContact }) {
  const { from = '', automatic, quoted, attachments = [], dmarc, cut, forwarded } = mail
  return (
    <>
      {!automatic && from.toLowerCase() !== contact.email.toLowerCase() && (
        <p class="text-small text-muted">From another address than the enquiry.</p>
      )}
      {dmarc === 'fail' && (
        <p class="field-error">Failed DMARC: somebody else may have written it.</p>
      )}
      {attachments.length > 0 && (
        <p class="text-small text-muted">
          Attachments:{' '}
          {attachments.map(({ name, size }, at) => (
            <>
              {at > 0 && ', '}
              <bdi>{name}</bdi> ({formatBytes(size)})
            </>
          ))}
        </p>
      )}
      {cut && <p class="text-small text-muted">The text is cut, or not readable.</p>}
      {forwarded && <p class="text-small text-muted">The mail itself was forwarded to EMAIL_TO.</p>}
      {quoted && (
        <details>
          <summary>Quoted text</summary>
          <p class="thread-text text-muted" {...asWritten(contact.language)}>
            {quoted}
          </p>
        </details>
      )}
    </>
  )
}

function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
