import type { Context } from 'hono'
import type { Child } from 'hono/jsx'
import { prefersPage } from '#worker/forms/form-page.ts'
import { ApiError } from '#worker/http/errors.ts'
import { actorLabel, describeEvent, describeEventsSince, eventsSince } from '../enquiry/events.ts'
import type { OperatorEnquiry } from '../enquiry/store.ts'
import { ThreadEvent } from '../enquiry/thread-item.tsx'
import { Document, renderPage } from '../layout/document.tsx'
import { dirAndLang, Hidden, ReplyField, Submit } from '../layout/fields.tsx'
import { CHANGES_URL, enquiryUrl } from '../layout/urls.ts'

/** An enquiry, and the version of it that the operator saw. */
export type Seen = { enquiry: OperatorEnquiry; version: number }

type Question = {
  seen: Seen[]
  list: string
  /** What the operator typed beside the change, which is saved: no change of a colleague. */
  note?: string | undefined
  /** The form that makes the change after all: its address, hidden fields, reply, and button. */
  again?: {
    action: string
    fields: Record<string, string | number | null | undefined>
    /** Whether the form names its enquiries, each with a box. */
    isOfMany?: boolean
    reply?: string
    /** The address that keeps the reply as a draft. */
    draft?: string
    button: string
  }
  back: { label: string; url: string }
}

/** The page that asks before a change: it lists the enquiries, with colleagues' changes, replies and notes since. */
function AskPage(props: Question & { title: string; children: Child }) {
  const { title, seen, list, note, again, back, children } = props
  return (
    <Document title={`${title} · Inbox`}>
      <form
        class="form max-w-2xl"
        method="post"
        action={again?.action}
        id={again?.draft && 'changes'}
        data-draft={again?.draft}
      >
        <h1 class="text-title">{title}</h1>
        <p>
          {children}
          {note && ' Your note is saved.'}
        </p>
        <ul>
          {seen.map(({ enquiry, version }) => {
            const events = changesSince({ enquiry, version }, note)
            return (
              <li>
                <p class="flex flex-wrap items-center gap-x-3">
                  {again?.isOfMany && (
                    <input
                      type="checkbox"
                      name="id"
                      value={`${enquiry.id}.${enquiry.version}`}
                      checked
                      aria-label={enquiry.name}
                    />
                  )}
                  <a href={enquiryUrl(enquiry.id, { list })} {...dirAndLang(enquiry.language)}>
                    {enquiry.name}
                  </a>
                  <span class="text-small text-muted">{enquiry.reference}</span>
                </p>
                {events.length === 0 && ownerSentence(enquiry)}
                <ol class="thread grid gap-3 my-3">
                  {events.map((event) => (
                    <ThreadEvent {...{ event, delivery: undefined, enquiry, list }} />
                  ))}
                </ol>
              </li>
            )
          })}
        </ul>
        {again?.reply && <ReplyField hint="Nothing was sent." value={again.reply} />}
        {again && <Hidden fields={again.fields} />}
        <div class="actions">
          {again && (
            <Submit look={again.fields.to === 'delete' && 'action-quiet action-danger'}>
              {again.button}
            </Submit>
          )}
          <a class="action action-quiet" href={back.url}>
            {back.label}
          </a>
        </div>
      </form>
    </Document>
  )
}

const changesSince = ({ enquiry, version }: Seen, note?: string) =>
  eventsSince(enquiry, version).filter((each) => each.action !== 'note' || each.text !== note)

const ownerSentence = ({ owner }: OperatorEnquiry) => owner && `${owner} is its owner.`

/** Asks before deleting, and lists the enquiries and colleagues' changes since the operator saw them. */
export function askToDelete(c: Context, { seen, list, back }: Omit<Question, 'again'>) {
  const what = seen.length === 1 ? 'this enquiry' : `these ${seen.length} enquiries`
  return renderPage(
    c,
    <AskPage
      {...{ title: `Delete ${what}?`, seen, list, back }}
      again={{
        action: CHANGES_URL,
        fields: { list, confirmed: 'yes', to: 'delete' },
        isOfMany: true,
        button: 'Delete permanently',
      }}
    >
      Notes, replies, mails and unsent notifications are deleted too. This cannot be undone.
    </AskPage>,
  )
}

/**
 * Refuses a change that would overwrite colleagues' changes, or take a colleague's enquiry over: a page with
 * status 409 asks. Throws a 409 with the same sentences where JSON is preferred, which also names each colleague and
 * change, and the new version.
 */
export function respondConflict(c: Context, question: Question): Response | Promise<Response> {
  const { seen, note, again } = question
  const changed = seen.map(({ enquiry: { id, reference, owner, version, events }, ...of }) => ({
    ...{ id, reference, owner, version },
    changes: events
      .filter((event) => event.version > of.version)
      .map((event) => ({ actor: actorLabel(event), change: describeEvent(event), at: event.at })),
  }))
  if (!prefersPage(c)) {
    const each = seen.map(({ enquiry, version }) => {
      const words = describeEventsSince(enquiry, version).join(' ') || ownerSentence(enquiry)
      return `${enquiry.reference}: ${words}`
    })
    const fix = again ? ['Read it again, then send its new version.'] : []
    throw new ApiError(409, 'changed_meanwhile', [...each, ...fix].join(' '), { changed })
  }
  const isChanged = seen.some((each) => changesSince(each, note).length > 0)
  const title = isChanged ? 'This was changed meanwhile' : 'A colleague has taken this on'
  const page = (
    <AskPage title={title} {...question}>
      {isChanged ? 'Nothing was overwritten.' : 'Nothing has changed so far.'}
    </AskPage>
  )
  return renderPage(c, page, { status: 409 })
}
