import { interestName } from '#worker/contact/interest-name.ts'
import { reasonSentence } from '#worker/spam/reasons.ts'
import { DeliveryList } from '../page/delivery.tsx'
import { Document } from '../page/document.tsx'
import { NoteForm } from '../page/note-form.tsx'
import { Done, NoChannelNotice } from '../page/notices.tsx'
import { isDoubted, Status, StatusButtons, statusNames } from '../page/status.tsx'
import { Time } from '../page/time.tsx'
import { enquiryUrl, listUrl } from '../page/urls.ts'
import type { OperatorContact } from './store.ts'

type Changed = 'status' | 'note' | 'resend'

type EnquiryPageProps = {
  contact: OperatorContact
  hasChannel: boolean
  /** What a form of this page has just changed. */
  changed: Changed | undefined
}

/** All that is known of one enquiry, and all that can be done with it. */
export function EnquiryPage({ contact, hasChannel, changed }: EnquiryPageProps) {
  const { id, reference, name, message, status, deliveries } = contact
  return (
    <Document title={`${reference} · Inbox`}>
      {changed && <Done>{sayChanged(changed, contact)}</Done>}
      <p class="back">
        <a href={listUrl()}>All enquiries</a>
      </p>
      <div class="enquiry-head">
        <h1 class="text-title">{name}</h1>
        <Status status={status} />
      </div>
      <div class="enquiry">
        <article>
          <Facts contact={contact} />
          <Doubts contact={contact} />
          <h2 class="visually-hidden">Message</h2>
          <p class="message">{message}</p>
          <p>
            <a class="action" href={mailto(contact)}>
              Answer by e-mail
            </a>
          </p>
        </article>
        <aside>
          <section>
            <h2 class="text-heading">Move to</h2>
            <form class="actions" method="post" action={enquiryUrl(id, { action: 'status' })}>
              <StatusButtons current={status} />
            </form>
          </section>
          <section>
            <NoteForm action={enquiryUrl(id, { action: 'note' })} note="" />
          </section>
          <section>
            <h2 class="text-heading">Delivery</h2>
            {deliveries.length > 0 ? (
              <DeliveryList deliveries={deliveries} />
            ) : hasChannel ? (
              <p>Nobody was told of this enquiry.</p>
            ) : (
              <NoChannelNotice />
            )}
            {(deliveries.length > 0 || hasChannel) && (
              <form method="post" action={enquiryUrl(id, { action: 'resend' })}>
                <button type="submit" class="action action-quiet">
                  {deliveries.length > 0 ? 'Send again' : 'Send now'}
                </button>
              </form>
            )}
          </section>
        </aside>
      </div>
    </Document>
  )
}

/** Why the spam filter doubted it, for as long as the enquiry is kept, and the way out while it is. */
function Doubts({ contact: { id, status, reasons } }: { contact: OperatorContact }) {
  if (reasons.length === 0 && !isDoubted(status)) return null
  return (
    <section class="inbox-notice">
      <h2 class="row-name">
        {isDoubted(status) ? `Why it is in ${statusNames[status]}` : 'Doubts'}
      </h2>
      <ul>
        {reasons.map((reason) => (
          <li>{reasonSentence(reason)}</li>
        ))}
        {reasons.length === 0 && <li>An operator put it there.</li>}
      </ul>
      {isDoubted(status) && (
        <form method="post" action={enquiryUrl(id, { action: 'status' })}>
          <button type="submit" class="action" name="status" value="new">
            Release
          </button>
        </form>
      )}
    </section>
  )
}

function Facts({ contact }: { contact: OperatorContact }) {
  const { reference, email, serviceInterest, createdAt, status, statusAt } = contact
  return (
    <dl class="enquiry-facts">
      <dt>Reference</dt>
      <dd>{reference}</dd>
      <dt>E-mail</dt>
      <dd>{email}</dd>
      <dt>Interest</dt>
      <dd>{serviceInterest ? interestName(serviceInterest) : 'None named'}</dd>
      <dt>Received</dt>
      <dd>
        <Time at={createdAt} />
      </dd>
      {statusAt !== createdAt && (
        <>
          <dt>{statusNames[status]} since</dt>
          <dd>
            <Time at={statusAt} />
          </dd>
        </>
      )}
    </dl>
  )
}

function sayChanged(changed: Changed, { reference, status }: OperatorContact): string {
  if (changed === 'status') return `${reference} is now ${statusNames[status]}.`
  if (changed === 'note') return 'The note is saved.'
  return 'It is being sent. Load this page again to see how it went.'
}

/** RFC 6068: all is percent-encoded but the @, so that no one can add a header. */
function mailto({ email, reference }: OperatorContact): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(`Your enquiry ${reference}`)}`
}
