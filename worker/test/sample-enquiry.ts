import serviceInterests from '#content/service-interests.json' with { type: 'json' }
import type { ContactRecord } from '../contact/record.ts'
import type { Contact } from '../shared/contact-schema.ts'

/** An enquiry, as the form sends it. */
export const enquiry = {
  name: 'Ada',
  email: 'ada@lovelace.example',
  serviceInterest: '',
  message: 'Hello',
} as const satisfies Contact

/** A message that the filter marks as spam. */
export const SPAM =
  'Guest post with backlinks: buy cheap SEO now, 100% guaranteed! https://seo.example https://b.example'

const [first = ['', '']] = Object.entries(serviceInterests)

/** A service that the form offers: its stored value, and its label. */
export const [interest, interestLabel] = first

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
