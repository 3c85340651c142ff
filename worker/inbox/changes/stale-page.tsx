import type { Context } from 'hono'
import { prefersPage } from '#worker/forms/form-page.ts'
import { ApiError } from '#worker/http/errors.ts'
import type { OperatorContact } from '../enquiry/enquiry.ts'
import { actorOf, describeEvent, describeEventsSince } from '../enquiry/events.ts'
import { Document, renderPage } from '../page/document.tsx'
import { asWritten, ReplyField } from '../page/typed-fields.tsx'
import { enquiryUrl } from '../page/urls.ts'

/** An enquiry that changed after the operator saw it in this version, or one with another owner. */
export type Stale = { contact: OperatorContact; version: number }

type Refusal = {
  stale: Stale[]
  /** The query of the list that the operator came from. */
  list: string
  /** The form that makes the requested change anyway: its address, hidden fields, reply, and button. */
  again?: {
    action: string
    fields: Record<string, string | number | undefined>
    /** Of several enquiries: what stays selected, in the order of `stale`. */
    ids?: string[]
    reply?: string
    button: string
  }
  /** The link for an operator who decides against it. */
  back: { label: string; url: string }
}

/**
 * Refuses a change that would overwrite colleagues' changes, or take a colleague's enquiry over: a page with
 * status 409 lists them, with the text of their replies, and asks again. Throws a 409 with the same sentences where
 * JSON is preferred, which also names each colleague and change, and the new version.
 */
export function refuseStale(
  c: Context,
  { stale, list, again, back }: Refusal,
): Response | Promise<Response> {
  const changes = stale.map(({ contact, version }) => {
    const sentences = describeEventsSince(contact, version)
    const isSeen = sentences.length === 0
    return {
      ...contact,
      isSeen,
      replies: contact.events.flatMap((event) =>
        event.version > version && event.action === 'answer' && !event.takenBack
          ? (event.note ?? [])
          : [],
      ),
      sentences: isSeen ? [`${contact.owner} is its owner.`] : sentences,
    }
  })
  const unseen = changes.filter(({ isSeen }) => !isSeen).length
  if (!prefersPage(c)) {
    const each = changes.map(({ reference, sentences }) =>
      [`${reference}:`, ...sentences].join(' '),
    )
    const fix = again ? ['Read it again, then send its new version.'] : []
    const changed = stale.map(
      ({ contact: { id, reference, owner, version, events }, version: seen }) => ({
        ...{ id, reference, owner, version },
        changes: events
          .filter((event) => event.version > seen)
          .map((event) => ({ actor: actorOf(event), change: describeEvent(event), at: event.at })),
      }),
    )
    throw new ApiError(409, 'changed_meanwhile', [...each, ...fix].join(' '), { changed })
  }
  const ids = again?.ids
  const page = (
    <Document title="Not changed · Inbox">
      <div class="form max-w-2xl">
        <h1 class="text-title">
          {unseen > 0 ? 'This was changed meanwhile' : 'A colleague has taken this on'}
        </h1>
        <p>
          {unseen > 0 &&
            `${unseen === 1 ? 'An enquiry has' : `${unseen} enquiries have`} changed since you loaded the page. `}
          Nothing was overwritten.
        </p>
        <ul>
          {changes.map(({ id, name, sentences, replies, language }, at) => (
            <li>
              {ids && (
                <input
                  type="checkbox"
                  name="id"
                  value={ids[at]}
                  form="again"
                  checked
                  aria-label={name}
                />
              )}{' '}
              <a href={enquiryUrl(id, { list })} {...asWritten()}>
                {name}
              </a>
              : {sentences.join(' ')}
              {replies.map((text) => (
                <p class="thread-text" {...asWritten(language)}>
                  {text}
                </p>
              ))}
            </li>
          ))}
        </ul>
        <form id="again" class="form mt-0 w-full" method="post" action={again?.action}>
          {again?.reply && <ReplyField hint="Nothing was sent." text={again.reply} />}
          {Object.entries(again?.fields ?? {}).map(
            ([name, value]) =>
              value !== undefined && <input type="hidden" name={name} value={value} />,
          )}
          <div class="actions">
            {again && (
              <button type="submit" class="action">
                {again.button}
              </button>
            )}
            <a class="action action-quiet" href={back.url}>
              {back.label}
            </a>
          </div>
        </form>
      </div>
    </Document>
  )
  return renderPage(c, page, { status: 409 })
}
