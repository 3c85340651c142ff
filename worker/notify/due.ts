import { operatorMail } from './operator-mail.ts'

/** The name of the channel in the outbox. */
export const DUE = 'due'

export const { isConfigured, send } = operatorMail('Due')
