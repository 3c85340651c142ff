import type { Actor } from '#worker/db/audit.ts'
import type { SamePerson as Other } from '#worker/enquiry/same-person.ts'
import type { Draft } from '#worker/replies/drafts.ts'
import type { FormField } from '#worker/shared/contact-form.ts'
import type { SavedReply } from '#worker/shared/site-texts.ts'
import { ChangedNotice, SentNotice, type SentNow } from '../changes/change-notices.tsx'
import type { Change } from '../changes/recent-change.ts'
import { Document, keys } from '../layout/document.tsx'
import { asWritten } from '../layout/fields.tsx'
import { ResultNotice } from '../layout/notices.tsx'
import { enquiryUrl, listUrl } from '../layout/urls.ts'
import { MainActions } from './actions.tsx'
import { Writers } from './drafts.tsx'
import type { EnquiryEvent } from './events.ts'
import { Facts } from './facts.tsx'
import { Changes, ReplyForm } from './forms.tsx'
import { SamePerson } from './related-enquiries.tsx'
import { Status } from './status-label.tsx'
import type { OperatorEnquiry } from './store.ts'
import { Thread } from './thread-view.tsx'

export type EnquiryPageProps = {
  enquiry: OperatorEnquiry
  form: readonly FormField[]
  /** The BCP 47 tag of the first language of the site; undefined when it cannot be read. */
  mainLanguage: string | undefined
  /** What the operator has just added to this enquiry, or a move of this or another one. */
  added: EnquiryEvent | undefined
  change: Change | undefined
  operator: Actor
  owners: readonly string[]
  list: string
  /** Whether replies leave from here; the mail program is for all others. */
  canReply: boolean
  /** What the operator has typed here before. */
  draft: Draft | undefined
  /** The address that wrote last, and the subject of the receipt. */
  usual: { to: string; subject: string }
  /** A reply that the operator has just given, here or in the previous one of the list. */
  sentNow: SentNow | undefined
  /** The saved replies in the language of the enquiry. */
  saved: readonly SavedReply[]
  /** The ids of its neighbors in that list. */
  neighbors: { previous: string | undefined; next: string | undefined }
  /** Other enquiries, possibly of the same person; `hasMore` when the address has more of them. */
  others: Other[]
  hasMore: boolean
}

/** The page of one enquiry: its thread, the field for a reply below, and all actions on it. */
export function EnquiryPage(props: EnquiryPageProps) {
  const { enquiry, canReply, change, operator, list, sentNow, neighbors } = props
  const { id, reference, name, status, owner, language } = enquiry
  // The result of a reply: below it or, on the page of the next enquiry, at the top.
  const sent = sentNow && <SentNotice {...sentNow} here={id} list={list} next={neighbors.next} />
  const isSentHere = sentNow?.enquiry.id === id
  return (
    <Document title={`${reference} · Inbox`}>
      {!isSentHere && sent}
      {change && <ChangedNotice change={change} list={list} enquiry={id} />}
      <ListNavigation {...props} />
      <div class="flex flex-wrap items-baseline gap-x-6 gap-y-2 pb-6">
        <h1 class="text-title" {...asWritten(language)}>
          {name}
        </h1>
        <Status status={status} />
        {owner && <bdi class="text-small">{owner}</bdi>}
      </div>
      <Writers drafts={enquiry.drafts} operator={operator} />
      <div class="enquiry split gap-x-[clamp(2rem,5vw,4rem)] gap-y-7">
        <MainActions {...props} />
        <article class="enquiry-thread" data-keys tabindex={-1}>
          <Facts {...props} />
          <SamePerson {...props} />
          <Thread enquiry={enquiry} operator={operator} list={list} />
          {isSentHere && sent}
          <Added {...props} />
        </article>
        <aside class="grid gap-8">
          {canReply && <ReplyForm {...props} />}
          <Changes {...props} />
        </aside>
      </div>
      <div class="links py-2">{keys}</div>
    </Document>
  )
}

/** Links back to its row in the list, which gets the focus, and to its neighbors. */
function ListNavigation({ enquiry, list, neighbors: { previous, next } }: EnquiryPageProps) {
  return (
    <nav class="list-nav links pt-3" aria-label="List">
      <a class="mr-auto" href={`${listUrl(list)}#${enquiry.reference}`} data-key="u">
        Back to the list
      </a>
      {previous && (
        <a href={enquiryUrl(previous, { list })} rel="prev" data-key="k">
          Previous
        </a>
      )}
      {next && (
        <a href={enquiryUrl(next, { list })} rel="next" data-key="j">
          Next
        </a>
      )}
    </nav>
  )
}

/** The result of an addition, below it. */
function Added({ added, enquiry }: EnquiryPageProps) {
  if (!added) return null
  const corrected = ['The address is corrected: ', <bdi>{enquiry.email}</bdi>, '.']
  return <ResultNotice>{added.action === 'email' ? corrected : 'The note is saved.'}</ResultNotice>
}
