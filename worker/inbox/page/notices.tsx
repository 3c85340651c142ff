import type { Mistake } from '#worker/configuration/text.ts'
import { type Fullness, LOGGED, NOTICED } from '#worker/db/fullness.ts'
import type { DeadLetter } from '#worker/outbox/dead-letters.ts'
import { enquiryUrl, REPORT_URL, RESEND_URL } from './urls.ts'

/** So many dead letters are shown at most. */
export const DEAD_LETTERS_SHOWN = 20

/** What a form has just done. The cursor starts here, so that a screen reader says it. */
export function Done({ children }: { children: unknown }) {
  return (
    <div class="inbox-notice" role="status" tabindex={-1} autofocus>
      {children}
    </div>
  )
}

/** What somebody set and does not work. */
export function Mistakes({ mistakes }: { mistakes: Mistake[] }) {
  return (
    <>
      {mistakes.map(({ message }) => (
        <p class="inbox-notice inbox-problem">{message}</p>
      ))}
    </>
  )
}

export function NoChannelNotice() {
  return (
    <details class="inbox-notice">
      <summary>Nobody is told of new enquiries</summary>
      <p>
        They are kept here. To be told of them, set up a webhook (WEBHOOK_URL and WEBHOOK_SECRET) or
        e-mail (EMAIL, EMAIL_FROM and EMAIL_TO).
      </p>
    </details>
  )
}

/** Says, while there is time to do something about it, that the database fills up. */
export function FullnessNotice({ fullness: { share } }: { fullness: Fullness }) {
  if (share < NOTICED) return null
  return (
    <details class={`inbox-notice ${share < LOGGED ? '' : 'inbox-problem'}`}>
      <summary>The database is {Math.round(share * 100)} % full</summary>
      <p>
        When it is full, no enquiry can be kept. Move to Cloudflare’s paid plan and raise
        databaseLimitBytes in worker/settings.ts, or keep enquiries for fewer days (retentionDays
        there). <a href={REPORT_URL}>How full it is</a>
      </p>
    </details>
  )
}

/** What was given up after the last try, until somebody sends it again. */
export function DeadLetterNotice({ deadLetters }: { deadLetters: DeadLetter[] }) {
  const contacts = deadLetters.flatMap(({ contact }) => contact ?? [])
  const unique = new Map(contacts.map((contact) => [contact.id, contact]))
  const questions = deadLetters.length - contacts.length
  return (
    <details class="inbox-notice inbox-problem">
      <summary>
        {deadLetters.length}
        {deadLetters.length === DEAD_LETTERS_SHOWN && ' or more'}{' '}
        {deadLetters.length === 1 ? 'notification was' : 'notifications were'} given up
      </summary>
      <p>
        {[...new Set(deadLetters.map(({ error }) => error))].join(' ')} Nothing is lost: once that
        is mended, send all of them again.
      </p>
      <form method="post" action={RESEND_URL}>
        <button type="submit" class="action action-quiet">
          Send all again
        </button>
      </form>
      <ul class="inbox-links">
        {[...unique.values()].map(({ id, reference }) => (
          <li>
            <a href={enquiryUrl(id)}>{reference}</a>
          </li>
        ))}
        {questions > 0 && (
          <li>
            {questions} {questions === 1 ? 'question to a subscriber' : 'questions to subscribers'}
          </li>
        )}
      </ul>
    </details>
  )
}
