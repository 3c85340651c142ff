import { operatorMail } from './operator-mail.ts'

/** The name of the channel in the outbox. */
export const HANDOVER = 'handover'

export const { isConfigured, send } = operatorMail('Handed over to you')
