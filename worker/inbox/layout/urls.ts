const LIST = '/api/contacts'
/** Not the file of the subscribers, however its letters are encoded; no id of an enquiry needs that. */
const PAGE = /^\/api\/contacts(?!\/subscribers$)(?:\/[^%]*)?$/

/** The other pages of the inbox. */
export const AUDIT_URL = `${LIST}/audit`
export const SUBSCRIBERS_URL = `${LIST}/subscribers`
export const UNSUBSCRIBE_URL = `${SUBSCRIBERS_URL}/unsubscribe`
export const PERSON_URL = `${LIST}/person`
/** The target of the forms of the list. */
export const CHANGES_URL = `${LIST}/changes`
export const UNDO_URL = `${CHANGES_URL}/undo`

const SESSION = '/api/session'
export const SIGN_OUT_URL = `${SESSION}/sign-out`

/** The address of the sign-in page, which leads to a page of the inbox. */
export function signInUrl(to?: string): string {
  return appendQuery(SESSION, { to })
}

/** The path and query of a page of the inbox, never of a file; any other address becomes that of the list. */
export function safeInboxPath(path: string | undefined, here: string): string {
  const url = URL.parse(path ?? '', here)
  if (url?.origin !== new URL(here).origin || !PAGE.test(url.pathname)) return LIST
  url.searchParams.delete('format')
  return url.pathname + url.search
}

/** The address of the list with the parameters of `query`, some with another value: undefined removes one. */
export function listUrl(
  query: URLSearchParams | string = '',
  changes: Record<string, string | number | undefined> = {},
): string {
  return appendQuery(LIST, { ...Object.fromEntries(new URLSearchParams(query)), ...changes })
}

/** The changes of one enquiry; each has an address. */
export const changeNames = ['status', 'owner', 'later', 'email', 'note', 'delete'] as const
export type ChangeName = (typeof changeNames)[number]

type EnquiryUrl = {
  action?: ChangeName | 'replies' | 'draft' | 'take-back' | 'delete-note'
  /** The change that a form has just made: the number of its audit entry, or the name of an addition. */
  changed?: string | number | undefined
  /** The event of a reply that a form has just given. */
  sent?: number | undefined
  /** The query of the list that the operator came from. */
  list?: string | undefined
  /** The redirect target of a change: the id of another enquiry, or `list`. */
  go?: string | undefined
}

/** The address of one enquiry, or of an action on it. */
export function enquiryUrl(id: string, { action, ...query }: EnquiryUrl = {}): string {
  // A form may send any text as an id; a URL cannot hold a lone surrogate.
  const path = `${LIST}/${encodeURIComponent(id.toWellFormed())}${action ? `/${action}` : ''}`
  return appendQuery(path, query)
}

/** A path with those of the parameters that have a value. */
export function appendQuery(path: string, query: Record<string, string | number | undefined>) {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, `${value}`]],
  )
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** The page with the data on the sender of an enquiry. URLs never contain an email address. */
export function personUrl(enquiry: string): string {
  return appendQuery(PERSON_URL, { enquiry })
}
