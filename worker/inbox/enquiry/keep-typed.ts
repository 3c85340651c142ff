import type { Context } from 'hono'
import { usualSubject } from '#worker/notify/reply.ts'
import { type Draft, keepDraft } from '#worker/replies/drafts.ts'
import { usualRecipient } from '#worker/replies/recipients.ts'
import type { InboxEnv } from '../page/problem.tsx'
import type { OperatorContact } from './enquiry.ts'

type Fields = {
  text?: string | undefined
  to?: string | undefined
  cc?: string | undefined
  subject?: string | undefined
  version?: number | undefined
  seen?: string | undefined
}

/**
 * Keeps the reply of a form, and perhaps its note, as the operator's draft. The recipient and the subject that the page
 * offered are no choice of theirs: the former changes when the sender writes from another address. Resolves as
 * `keepDraft` does.
 */
export async function keepTyped(
  c: Context<InboxEnv>,
  contact: OperatorContact,
  { text = '', to = '', cc = '', subject = '', version, seen }: Fields,
  note = '',
): Promise<Draft | undefined> {
  const usual = subject && (await usualSubject(c.env, contact).catch(() => ''))
  const words = {
    ...{ text, note, cc },
    to: to.trim() === usualRecipient(contact, version) ? '' : to,
    subject: subject.trim() === usual ? '' : subject,
  }
  return keepDraft(c.env.DB, contact.id, { ...words, version, seen }, c.var.operator)
}
