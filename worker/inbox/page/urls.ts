/** The list, also as the place that a change leads to. */
export const LIST = '/api/contacts'

/** The other pages of the inbox. */
export const AUDIT_URL = `${LIST}/audit`
export const SUBSCRIBERS_URL = `${LIST}/subscribers`
export const REPORT_URL = `${LIST}/report`
export const PERSON_URL = `${LIST}/person`
/** Where everything that was given up is sent again. */
export const RESEND_URL = `${LIST}/resend`
/** Where the forms of the list go. */
export const CHANGES_URL = `${LIST}/changes`
export const UNDO_URL = `${CHANGES_URL}/undo`

/** The address of the list with the parameters of `query`, but for those given another value. */
export function listUrl(
  query: URLSearchParams = new URLSearchParams(),
  changes: Record<string, string | undefined> = {},
): string {
  const changed = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) changed.delete(name)
    else changed.set(name, value)
  }
  return changed.size > 0 ? `${LIST}?${changed}` : LIST
}

type EnquiryAddress = {
  action?: 'status' | 'owner' | 'note' | 'answer' | 'resend' | 'delete'
  /** What a form has just changed. */
  changed?: string | undefined
  /** When, in milliseconds since 1970. */
  at?: string | undefined
  /** The query of the list that one came from. */
  list?: string | undefined
  /** Where a change leads: the id of another enquiry, or `LIST`. */
  go?: string | undefined
}

/** The address of one enquiry, or of what can be done with it. */
export function enquiryUrl(id: string, { action, ...query }: EnquiryAddress = {}): string {
  const sent = Object.entries(query).filter(([, value]) => value) as [string, string][]
  // A form may send any text as an id, and half a character has no place in an address.
  const path = `${LIST}/${encodeURIComponent(id.toWellFormed())}${action ? `/${action}` : ''}`
  return sent.length > 0 ? `${path}?${new URLSearchParams(sent)}` : path
}

/** The page of what is held of the sender of an enquiry, whose address stands in no URL. */
export function personUrl(enquiry: string): string {
  return `${PERSON_URL}?${new URLSearchParams({ enquiry })}`
}
