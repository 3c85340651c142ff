import type { ContactRecord } from '../contact/record.ts'
import type { Contact } from '../shared/contact-schema.ts'

/** An enquiry, as the form sends it. */
export const enquiry = {
  name: 'Ada',
  email: 'ada@lovelace.example',
  serviceInterest: '',
  message: 'Hello',
} as const satisfies Contact

/** The same, as stored. */
export const record: ContactRecord = {
  ...enquiry,
  id: 'the-id',
  reference: 'LF-0000-0000',
  status: 'new',
  reasons: [],
  createdAt: '2026-11-20T12:00:00.000Z',
  statusAt: '2026-11-20T12:00:00.000Z',
  language: null,
}
