import type { Context } from 'hono'
import type { OperatorEnv } from '#worker/auth/authorization.ts'
import { MIGRATE_COMMAND, missingMigrations } from '#worker/db/migrations.ts'
import { type FormEnv, prefersPage } from '#worker/forms/form-page.ts'
import { errorResponse, toApiError } from '#worker/http/errors.ts'
import { Document, renderPage } from './document.tsx'
import { NoteField } from './note-field.tsx'
import { listUrl } from './urls.ts'

/** A route sets `fields` once it has read them, so that an error page can restore them. */
export type InboxEnv = OperatorEnv & FormEnv

/**
 * Answers an error as JSON or, where a page is preferred, as a page that restores an unsaved note. It
 * names the command for missing migrations.
 */
export async function handleError(error: Error, c: Context<InboxEnv>) {
  const apiError = toApiError(error, c)
  if (!prefersPage(c)) return errorResponse(c, apiError)
  const { status, headers = {} } = apiError
  const { pathname, search } = new URL(c.req.url)
  const isOurs = status >= 500
  const missing = isOurs ? await missingMigrations(c.env.DB).catch(() => []) : []
  const { note, ...others } = Object.fromEntries(c.var.fields ?? [])
  const page = (
    <Document title="That did not work · Inbox">
      <div class="problem">
        <h1 class="text-title">That did not work</h1>
        <p>{apiError.message}</p>
        {isOurs && <Failure requestId={c.var.requestId} missing={missing} />}
        {typeof note === 'string' ? (
          <form class="note" method="post" action={pathname + search}>
            <NoteField hint="Nothing was changed." note={note} error={apiError.fields?.note} />
            {Object.entries(others).map(
              ([name, value]) =>
                typeof value === 'string' && <input type="hidden" name={name} value={value} />,
            )}
            <button type="submit" class="action">
              Try again
            </button>
          </form>
        ) : (
          <Fields fields={apiError.fields ?? {}} />
        )}
        <p class="inbox-links">
          <a href={listUrl()}>All enquiries</a>
        </p>
      </div>
    </Document>
  )
  return renderPage(c, page, { status, headers })
}

/** The message of each wrong field. */
function Fields({ fields }: { fields: Record<string, string> }) {
  return (
    <ul>
      {Object.entries(fields).map(([name, sentence]) => (
        <li>
          {name}: {sentence}
        </li>
      ))}
    </ul>
  )
}

/** Help for the operator after a failure of the Worker. */
function Failure({ requestId, missing }: { requestId: string; missing: string[] }) {
  return (
    <>
      {missing.length > 0 && (
        <p>
          The database lacks {missing.join(', ')}. Run <code>{MIGRATE_COMMAND}</code>.
        </p>
      )}
      <p class="text-small text-muted">In the log: {requestId}</p>
    </>
  )
}
