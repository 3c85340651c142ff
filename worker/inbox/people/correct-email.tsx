import { Hono } from 'hono'
import * as z from 'zod/mini'
import { toJson } from '#worker/contact/record.ts'
import { searchableText } from '#worker/contact/search-text.ts'
import { AS_READ, changeThread, raiseVersion } from '#worker/contact/thread.ts'
import type { Actor } from '#worker/db/audit.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { readFields } from '#worker/http/body.ts'
import { allowOnly } from '#worker/http/errors.ts'
import { validate } from '#worker/http/validate.ts'
import { isAddress } from '#worker/operators.ts'
import { mailboxOf } from '#worker/outbox/recipient.ts'
import { refuseStale } from '../changes/ask-page.tsx'
import { version } from '../changes/schema.ts'
import { unknownVersion } from '../changes/store.ts'
import { requireContact } from '../enquiry/enquiry.ts'
import type { ContactEvent } from '../enquiry/events.ts'
import { EmailField } from '../page/email-field.tsx'
import { ResultNotice } from '../page/notices.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { enquiryUrl } from '../page/urls.ts'
import { NO_EMAIL, personSchema } from './route.tsx'

export const correctEmailSchema = z.strictObject(
  {
    email: personSchema.shape.email.check(z.refine(isAddress, NO_EMAIL)),
    version: z.optional(version),
  },
  'Remove this field: only email and version are accepted.',
)

/**
 * POST /api/contacts/:id/email corrects the address of an enquiry: replies, receipts that wait and the search follow,
 * and the thread keeps the one before. When a colleague changed the enquiry since its `version`, a 409 asks first.
 */
export const correctEmail = new Hono<InboxEnv>()
  .post('/:id/email', async (c) => {
    const asked = validate(correctEmailSchema, await readFields(c.req))
    const { id } = await requireContact(c.env.DB, c.req.param('id'))
    const isStale = await writeEmail(c.env.DB, id, { ...asked, actor: c.var.operator })
    const contact = await requireContact(c.env.DB, id)
    const list = c.req.query('list') ?? ''
    if (isStale) {
      const { email, version = contact.version } = asked
      return refuseStale(c, {
        seen: [{ contact, version }],
        list,
        again: {
          action: enquiryUrl(id, { action: 'email', list }),
          fields: { version: contact.version, email },
          button: 'Correct it anyway',
        },
        back: { label: 'Leave it', url: enquiryUrl(id, { list }) },
      })
    }
    if (!prefersPage(c)) return c.json(toJson(contact), 200)
    return c.redirect(enquiryUrl(id, { changed: 'correct-email', list }), 303)
  })
  .all('/:id/email', allowOnly('POST'))

type Correction = { email: string; version?: number | undefined; actor: Actor }

/** Resolves to whether a colleague's change came first: then, and when storage fails, nothing is changed. */
async function writeEmail(db: D1Database, id: string, { email, version, actor }: Correction) {
  let isStale = false
  await changeThread(db, { id }, async (thread) => {
    const before = await db
      .prepare('SELECT email FROM contact WHERE id = ?1')
      .bind(id)
      .first('email')
    if (typeof before !== 'string' || before === email) return []
    if (version !== undefined && version > thread.version) throw unknownVersion('version')
    isStale = version !== undefined && version < thread.version
    if (isStale) return []
    const by = [new Date().toISOString(), actor.name, Number(actor.verified)]
    const prepare = (sql: string, ...values: unknown[]) =>
      db.prepare(`${sql} ${AS_READ}`).bind(id, thread.version, ...values)
    return [
      prepare(
        `INSERT INTO audit (at, actor, verified, action, contact_ids, count)
         SELECT ?3, ?4, ?5, 'correct-email', json_array(?1), 1 WHERE`,
        ...by,
      ),
      prepare(
        `INSERT OR IGNORE INTO contact_term (term, contact_seq)
         SELECT 'mailto:' || lower(email), seq FROM contact WHERE id = ?1 AND`,
      ),
      prepare(
        `INSERT INTO event (contact_id, at, actor, verified, action, note)
         SELECT ?1, ?3, ?4, ?5, 'correct-email', ?6 WHERE`,
        ...[...by, before],
      ),
      // The second line of the search text.
      prepare(
        `UPDATE contact SET email = ?3, search = substr(search, 1, instr(search, ?4) - 1) || ?5
           || substr(search, instr(search, ?4) + length(?4))
         WHERE id = ?1 AND`,
        ...[email, `\n${searchableText(before)}\n`, `\n${searchableText(email)}\n`],
      ),
      prepare(
        'UPDATE outbox SET recipient = ?3 WHERE contact_id = ?1 AND recipient IS NOT NULL AND',
        mailboxOf(email),
      ),
      raiseVersion(db, id),
    ]
  })
  return isStale
}

type CorrectionProps = { id: string; email: string; version: number; list: string }

/** The form that corrects an address, folded until it is asked for. */
export function CorrectEmail({ id, email, version, list }: CorrectionProps) {
  return (
    <details>
      <summary>Correct</summary>
      <form
        class="form mt-0 gap-3"
        method="post"
        action={enquiryUrl(id, { action: 'email', list })}
      >
        <input type="hidden" name="version" value={String(version)} />
        <EmailField value={email} />
        <button type="submit" class="action action-quiet action-small">
          Correct the address
        </button>
      </form>
    </details>
  )
}

type CorrectedProps = CorrectionProps & { event: ContactEvent & { action: 'correct-email' } }

/** The result of a correction, and the way back. */
export function CorrectedEmail({ id, email, version, list, event }: CorrectedProps) {
  return (
    <ResultNotice>
      <form
        class="flex flex-wrap items-center gap-x-4 gap-y-2"
        method="post"
        action={enquiryUrl(id, { action: 'email', list })}
      >
        <span>
          The address is now <bdi>{email}</bdi>.
        </span>
        <input type="hidden" name="version" value={String(version)} />
        <input type="hidden" name="email" value={event.note} />
        <button type="submit" class="action action-quiet action-small" data-key="z">
          Undo
        </button>
      </form>
    </ResultNotice>
  )
}
