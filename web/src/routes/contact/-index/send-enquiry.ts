import type { QueryClient } from '@tanstack/react-query'
import { request } from '#web/src/lib/request.ts'
import type { Layout } from '#web/src/lib/use-layout.ts'
import { appendLanguage } from '#worker/shared/append-language.ts'
import type { EnquiryIds, EnquiryInput } from '#worker/shared/field-values.ts'
import { clearSentDraft, getOrCreateIdempotencyKey } from './enquiry-draft.ts'
import { clearSentFields, type FormValues } from './form-values.ts'
import { getAttribution } from './get-attribution.ts'

export interface EnquirySubmission {
  enquiry: EnquiryInput
  /** The values of the fields before validation and trimming. */
  typed: FormValues
}

/** Sends an enquiry in the layout's language, then clears its draft and form. Errors are those of `request`. */
export async function sendAndClearEnquiry(
  { enquiry, typed }: EnquirySubmission,
  layout: Layout,
  queryClient: QueryClient,
): Promise<EnquiryIds> {
  const path = appendLanguage('/api/contact', layout)
  const response = await request('POST', path, enquiry, {
    'Idempotency-Key': getOrCreateIdempotencyKey(enquiry),
    // A header: a previous version of the Worker refuses unknown fields.
    Attribution: String(new URLSearchParams(getAttribution())),
  })
  const receipt = await response.json()
  // Here, not in the form: the visitor may have left its page by now, or be back at another one.
  clearSentDraft(typed)
  const form = document.querySelector<HTMLFormElement>(`form[action="${path}"]`)
  if (form) clearSentFields(form, typed)
  await queryClient.invalidateQueries({ queryKey: ['/api/contacts'] })
  return receipt
}
