import type { Context } from 'hono'
import type { OperatorEnv } from '#worker/auth/authorization.ts'
import { MIGRATE_COMMAND, missingMigrations } from '#worker/db/migrations.ts'
import { type FormEnv, prefersPage } from '#worker/forms/form-page.ts'
import { type ApiError, errorResponse, toApiError } from '#worker/http/errors.ts'
import { answerPage, Document } from './document.tsx'
import { NoteForm } from './note-form.tsx'
import { listUrl } from './urls.ts'

/** A route sets `fields` once it has read them, so that a refusal can give them back. */
export type InboxEnv = OperatorEnv & FormEnv

/**
 * Refuses as JSON or, where a page is preferred, as a page that holds a note that was not saved, and
 * names the command where the database lacks migrations.
 */
export async function refuse(error: Error, c: Context<InboxEnv>) {
  const apiError = toApiError(error, c)
  if (!prefersPage(c)) return errorResponse(c, apiError)
  const { status, headers = {} } = apiError
  const note = new Map(c.var.fields).get('note')
  const page = (
    <ProblemPage
      error={apiError}
      note={typeof note === 'string' ? note : undefined}
      address={new URL(c.req.url).pathname}
      failure={status < 500 ? undefined : await explain(c)}
    />
  )
  return answerPage(c, page, { status, headers })
}

type Failure = { requestId: string; missing: string[] }

/** What helps whoever runs the Worker, of a failure that is ours. */
async function explain(c: Context<InboxEnv>): Promise<Failure> {
  const missing = await missingMigrations(c.env.DB).catch(() => [])
  return { requestId: c.var.requestId, missing }
}

type ProblemPageProps = {
  error: ApiError
  note: string | undefined
  address: string
  failure: Failure | undefined
}

function ProblemPage({ error, note, address, failure }: ProblemPageProps) {
  const { message, fields = {} } = error
  return (
    <Document title="That did not work · Inbox">
      <div class="problem">
        <h1 class="text-title">That did not work</h1>
        <p>{message}</p>
        {failure && failure.missing.length > 0 && (
          <p>
            The database lacks {failure.missing.join(', ')}. Run <code>{MIGRATE_COMMAND}</code>.
          </p>
        )}
        {failure && <p class="text-small text-muted">In the log: {failure.requestId}</p>}
        {note === undefined ? (
          <ul>
            {Object.entries(fields).map(([name, sentence]) => (
              <li>
                {name}: {sentence}
              </li>
            ))}
          </ul>
        ) : (
          <NoteForm action={address} note={note} error={fields.note} />
        )}
        <p>
          <a href={listUrl()}>All enquiries</a>
        </p>
      </div>
    </Document>
  )
}
