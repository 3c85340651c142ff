import type { Context } from 'hono'
import { toApiEnquiry } from '#worker/enquiry/enquiry-record.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { ChangedNotice, SentNotice } from '../changes/change-notices.tsx'
import { Document, keyboardShortcutList, renderPage } from '../layout/document.tsx'
import type { InboxEnv } from '../layout/error-page.tsx'
import { dirAndLang } from '../layout/fields.tsx'
import { ResultNotice } from '../layout/notices.tsx'
import { enquiryUrl, listUrl } from '../layout/urls.ts'
import { MainActions } from './actions.tsx'
import { ColleagueDraftNotices } from './draft-route.tsx'
import { EnquiryDetails } from './enquiry-details.tsx'
import { type EnquiryPageProps, readPageData } from './enquiry-page-data.ts'
import { ChangesForm, ReplyForm } from './forms.tsx'
import { RelatedEnquiries, StatusLabel } from './related-enquiry-list.tsx'
import { requireEnquiry } from './store.ts'
import { ThreadView } from './thread-view.tsx'

/** One enquiry, for programs or for people. Throws a 422 for a wrong parameter. */
export async function respondEnquiry(c: Context<InboxEnv>): Promise<Response> {
  const enquiry = await requireEnquiry(c.env.DB, c.req.param('id'))
  if (!prefersPage(c)) return c.json(toApiEnquiry(enquiry), 200)
  return renderPage(c, <EnquiryPage {...(await readPageData(c, enquiry))} />)
}

/** The page of one enquiry: its thread, the field for a reply below, and all actions on it. */
function EnquiryPage(props: EnquiryPageProps) {
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
        <h1 class="text-title" {...dirAndLang(language)}>
          {name}
        </h1>
        <StatusLabel status={status} />
        {owner && <bdi class="text-small">{owner}</bdi>}
      </div>
      <ColleagueDraftNotices drafts={enquiry.drafts} operator={operator} />
      <div class="enquiry split gap-x-[clamp(2rem,5vw,4rem)] gap-y-7">
        <MainActions {...props} />
        <article class="enquiry-thread" data-keys tabindex={-1}>
          <EnquiryDetails {...props} />
          <RelatedEnquiries {...props} />
          <ThreadView enquiry={enquiry} operator={operator} list={list} />
          {isSentHere && sent}
          <Added {...props} />
        </article>
        <aside class="grid gap-5">
          {canReply && <ReplyForm {...props} />}
          <ChangesForm {...props} />
        </aside>
      </div>
      <div class="links py-2">{keyboardShortcutList}</div>
    </Document>
  )
}

/** Links back to its row in the list, which gets the focus, and to its neighbors. */
function ListNavigation({ enquiry, list, neighbors: { previous, next } }: EnquiryPageProps) {
  return (
    <nav class="list-nav links pt-3" aria-label="List">
      <a class="mr-auto" href={`${listUrl(list)}#${enquiry.reference}`} data-key="list">
        Back to the list
      </a>
      {previous && (
        <a href={enquiryUrl(previous, { list })} rel="prev" data-key="previous">
          Previous
        </a>
      )}
      {next && (
        <a href={enquiryUrl(next, { list })} rel="next" data-key="next">
          Next
        </a>
      )}
    </nav>
  )
}

/** The result of an addition, below it. */
function Added({ added }: EnquiryPageProps) {
  if (!added) return null
  const what = added.action === 'email' ? 'The address is corrected.' : 'The note is saved.'
  return <ResultNotice>{what}</ResultNotice>
}
