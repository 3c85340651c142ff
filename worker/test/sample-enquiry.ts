import { type EnquiryRecord, toEnquiry } from '../enquiry/enquiry-record.ts'
import type { EnquiryInput, FormField } from '../shared/field-values.ts'
import siteTexts from './site/texts.json' with { type: 'json' }

/** An enquiry, as the form sends it. */
export const sample = {
  name: 'Ada',
  email: 'ada@lovelace.example',
  serviceInterest: '',
  message: 'Hello',
} as const satisfies EnquiryInput

/** A message that the filter marks as spam. */
export const SPAM =
  'Guest post with backlinks: buy cheap SEO now, 100% guaranteed! https://seo.example https://b.example'

/** The form of the site in `test/site`: a field of every kind. */
export const formFields = siteTexts[0]?.texts.form as FormField[]

const interests = formFields.find(({ name }) => name === 'serviceInterest')?.options ?? {}
const [first = ['', '']] = Object.entries(interests)

/** A service that the form offers: its stored value, and its label. */
export const [interestOption, interestLabel] = first

/** The same, as stored. */
export const sampleRecord: EnquiryRecord = {
  ...toEnquiry(sample),
  id: 'the-id',
  reference: 'LF-0000-0000',
  status: 'new',
  reasons: [],
  createdAt: '2026-11-20T12:00:00.000Z',
  statusAt: '2026-11-20T12:00:00.000Z',
  language: 'en',
  attribution: {},
}
