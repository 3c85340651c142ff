import { operatorMail } from './operator-mail.ts'

/** The name of the channel in the outbox. */
export const DUE = 'due'

/** Mails the owner of enquiries that were put off that they are due. */
export const { isConfigured, send } = operatorMail('Due')
