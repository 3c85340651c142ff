import type { Child } from 'hono/jsx'
import type { RelatedEnquiry } from '#worker/enquiry/related-enquiries.ts'
import { EnquiryItem } from '../enquiry/related-enquiry-list.tsx'
import { Document } from '../layout/document.tsx'
import { EmailField, Hidden, Submit } from '../layout/fields.tsx'
import { ResultNotice } from '../layout/notices.tsx'
import { Time } from '../layout/time.tsx'
import { PERSON_URL, personUrl, SUBSCRIBERS_URL, UNSUBSCRIBE_URL } from '../layout/urls.ts'
import { COUNT_LIMIT } from '../list/store.ts'
import { type ErasedCounts, MAX_RELATED, type Person } from './store.ts'

const BLOCK = 'ruled form w-full gap-2 mt-0 pb-0'

type PersonPageProps = { person?: Person | undefined; erased?: ErasedCounts }

export function PersonPage({ person, erased }: PersonPageProps) {
  return (
    <Document title="A person's data · Inbox">
      {erased && <ErasedNotice {...erased} />}
      <h1 class="text-title pt-4">A person’s data</h1>
      <form class="form max-w-2xl" method="post" action={PERSON_URL}>
        <EmailField value={person?.email} />
        <Submit>Show the data</Submit>
        <p class="text-small">
          <a href={SUBSCRIBERS_URL} download>
            All subscribers as CSV
          </a>
        </p>
      </form>
      {person && <PersonData person={person} />}
    </Document>
  )
}

function ErasedNotice(erased: ErasedCounts) {
  const all = describeCounts(erased)
  if (!all) return <NothingHeld>Nothing was erased.</NothingHeld>
  return <ResultNotice>Erased: {all}.</ResultNotice>
}

function PersonData({ person }: { person: Person }) {
  const { email, count, newest, subscription, mails, others, waiting } = person
  const subscriptions = subscription ? 1 : 0
  const all = describeCounts({ enquiries: count, mails, subscriptions }, COUNT_LIMIT)
  if (!all) {
    return (
      <NothingHeld>
        We hold no data on <b>{email}</b>.
      </NothingHeld>
    )
  }
  return (
    <section class="form max-w-2xl">
      <h2 class="text-heading" tabindex={-1} autofocus>
        Data on {email}: {all}
      </h2>
      <ul class="others">
        {newest.map((enquiry) => (
          <EnquiryItem enquiry={enquiry} />
        ))}
        {count > newest.length && (
          <li>and {count > COUNT_LIMIT ? 'more' : count - newest.length} older enquiries</li>
        )}
        {subscription && (
          <li>
            Subscription: {subscription.state}
            <Time class="text-small text-muted" at={subscription.stateAt} />
            {subscription.state !== 'unsubscribed' && (
              <form method="post" action={UNSUBSCRIBE_URL}>
                <Hidden fields={{ email }} />
                <Submit look="action-quiet action-small">Unsubscribe</Submit>
              </form>
            )}
          </li>
        )}
      </ul>
      <form class={BLOCK} method="post" action="/api/contacts/export">
        <h3 class="text-heading">Export</h3>
        <p>
          Everything, with the notes, replies and mails of each enquiry. Read it before you send it.
        </p>
        <div class="actions">
          <Hidden fields={{ email }} />
          <Submit look="action-quiet" name="format" value="html">
            Download as a page
          </Submit>
          <Submit look="action-quiet">Download as JSON</Submit>
        </div>
      </form>
      <OtherEmails others={others} />
      <form class={BLOCK} method="post" action="/api/contacts/erase">
        <h3 class="text-heading">Erase it?</h3>
        <p>
          {waiting.map(
            ({ name, reference }) =>
              `A reply to ${name} (${reference}) has not left: it leaves first, and can no longer be taken back. `,
          )}
          This cannot be undone. The audit log records the erasure, not the person.
        </p>
        <div class="actions">
          <Hidden fields={{ email }} />
          <Submit look="action-quiet action-danger">Erase {all}</Submit>
        </div>
      </form>
    </section>
  )
}

/** What the erasure leaves: each has a page of its own for the data of its address. */
function OtherEmails({ others }: { others: RelatedEnquiry[] }) {
  if (others.length === 0) return null
  return (
    <section class={BLOCK}>
      <h3 class="text-heading">Same person?</h3>
      <p>
        {others.length === MAX_RELATED ? `The newest ${MAX_RELATED} enquiries` : 'Enquiries'} from
        other addresses with the same name or phone number. An erasure leaves them: open and erase
        each address by itself.
      </p>
      <ul class="others">
        {others.map((enquiry) => (
          <EnquiryItem enquiry={enquiry}>
            <a href={personUrl(enquiry.id)}>
              <bdi>{enquiry.name}</bdi>, {enquiry.email}
            </a>
          </EnquiryItem>
        ))}
      </ul>
    </section>
  )
}

/** Looks like a problem, because a mistyped address is the most frequent cause. */
function NothingHeld({ children }: { children: Child }) {
  return (
    <p class="notice notice-problem" role="status" tabindex={-1} autofocus>
      {children} Check the spelling, and look for the person’s name in the list: they may have
      written from another address.
    </p>
  )
}

/** In words, '' for nothing: "2 enquiries, 1 mail in enquiries of others, and the subscription". */
function describeCounts(
  { enquiries, mails, subscriptions }: ErasedCounts,
  most = Number.MAX_SAFE_INTEGER,
): string {
  const count = (number: number, one: string, many: string) => {
    if (number > most) return `more than ${most} ${many}`
    return number > 0 ? `${number.toLocaleString('en')} ${number === 1 ? one : many}` : []
  }
  return new Intl.ListFormat('en').format(
    [
      count(enquiries, 'enquiry', 'enquiries'),
      count(mails, 'mail in enquiries of others', 'mails in enquiries of others'),
      subscriptions > 0 ? 'the subscription' : [],
    ].flat(),
  )
}
