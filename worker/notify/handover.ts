import { operatorMail } from './operator-mail.ts'

/** The name of the channel in the outbox. */
export const HANDOVER = 'handover'

/** Mails an operator that enquiries were handed over. */
export const { isConfigured, send } = operatorMail('Handed over to you')
