import type { Context } from 'hono'
import type { PropsWithChildren } from 'hono/jsx'
import type { OperatorEnv } from '#worker/auth/authentication.ts'
import type { Actor } from '#worker/db/audit.ts'
import { type FormEnv, prefersPage } from '#worker/forms/form-page.ts'
import { errorResponse, logAsApiError } from '#worker/http/errors.ts'
import type { Fields } from '#worker/http/validate.ts'
import { Document, renderPage } from './document.tsx'
import { Hidden, NoteField, RecipientFields, ReplyField, Submit } from './fields.tsx'
import { changeNames, enquiryUrl, listUrl } from './urls.ts'

/** The id of an enquiry and the name of a change, in the address of the change. */
const CHANGE = /\/([^/]+)\/([a-z]+)$/
/** Those that are about a reply. */
const REPLY_FORMS = ['replies', 'draft'] as const

/** A route sets `fields` once it has read them, so that an error page can restore them; `by` is for its changes. */
export type InboxEnv = OperatorEnv & FormEnv & { Variables: { by: Changer } }
type Changer = Pick<OperatorEnv['Variables'], 'channels'> & { actor: Actor }

/** Responds to an error as JSON or as a page, which restores an unsaved note or reply and names the id of its log. */
export function handleError(error: Error, c: Context<InboxEnv>) {
  const apiError = logAsApiError(error, c)
  if (!prefersPage(c)) return errorResponse(c, apiError)
  const { status, code, headers = {}, message, fields: errors } = apiError
  const page = (
    <UnsentPage
      title="That did not work"
      url={new URL(c.req.url)}
      fields={c.var.fields}
      errors={errors}
    >
      {/* The names of fields are for programs and addresses: a page has each sentence in its place. */}
      {code !== 'invalid_fields' && <p>{message}</p>}
      {status >= 500 && <p class="text-small text-muted">In the log: {c.var.requestId}</p>}
    </UnsentPage>
  )
  return renderPage(c, page, { status, headers })
}

type UnsentPageProps = PropsWithChildren<{
  title: string
  /** The address to which the form was sent. */
  url: URL
  fields: Fields | undefined
  errors?: Record<string, string> | undefined
}>

/**
 * The page after a form that did nothing: its words, to be sent again or, where another field was wrong, to be kept as a
 * draft. Where the form was refused unread, the page leads back to the enquiry, where the browser restores the text.
 */
export function UnsentPage({ title, url, fields, errors = {}, children }: UnsentPageProps) {
  const sent = Object.fromEntries((fields ?? []).filter(([, value]) => typeof value === 'string'))
  const { note, text, ...rest } = sent as Record<string, string>
  const [, id = '', change] = CHANGE.exec(url.pathname) ?? []
  const enquiry = [...changeNames, ...REPLY_FORMS].find((name) => name === change) && id
  const isReply = REPLY_FORMS.some((name) => name === change)
  const wrong = Object.entries(errors).filter(([name]) => !WORDS.includes(name))
  // Sent again, the same fields would be as wrong; the words are right.
  const isWrong = wrong.length > 0
  const { to, cc, subject, ...others } = rest
  const { version, seen } = others
  const known = 'version' in errors ? {} : { version }
  const kept = isWrong ? { ...known, seen } : others
  const list = url.searchParams.get('list') ?? undefined
  const hasWords = text !== undefined || (note !== undefined && (note || !isWrong))
  const action = isWrong ? enquiryUrl(id, { action: 'draft' }) : url.pathname + url.search
  const draft = enquiry && enquiryUrl(enquiry, { action: 'draft', list })
  return (
    <Document title={`${title} · Inbox`}>
      <div class="form max-w-2xl">
        <h1 class="text-title">{title}</h1>
        {children}
        {wrong.map(([name, sentence]) => (
          <p>{url.searchParams.has(name) ? `${name}: ${sentence}` : sentence}</p>
        ))}
        {hasWords && (
          <form
            class="form mt-0 w-full"
            method="post"
            action={action}
            id={draft && 'changes'}
            data-draft={draft}
          >
            {isReply && <RecipientFields values={{ to, cc, subject }} errors={errors} />}
            {text !== undefined && (isReply || text) && (
              <ReplyField hint="Nothing was sent." value={text} error={errors.text} />
            )}
            {note !== undefined && (
              <NoteField hint="Nothing was changed." value={note} error={errors.note} />
            )}
            <Hidden fields={isReply ? kept : { ...kept, to, cc, subject }} />
            <div class="actions">
              {!isWrong && <Submit>{isReply ? 'Send it' : 'Try again'}</Submit>}
              {draft && (
                <Submit look={!isWrong && 'action-quiet'} formaction={draft}>
                  Keep these words, and go back
                </Submit>
              )}
            </div>
          </form>
        )}
        <p class="links">
          {enquiry && !hasWords && <a href={enquiryUrl(enquiry, { list })}>Back to the enquiry</a>}
          <a href={listUrl()}>All enquiries</a>
        </p>
      </div>
    </Document>
  )
}

const WORDS = ['text', 'note', 'to', 'cc', 'subject']
