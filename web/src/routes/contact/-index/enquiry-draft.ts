import type { EnquiryInput } from '#worker/shared/field-values.ts'
import type { FormValues } from './form-values.ts'

// The draft of an enquiry and the idempotency key of its last attempt stay in this tab until the
// enquiry is sent or the tab is closed.
const DRAFT = 'enquiry'
const ATTEMPT = 'enquiry-attempt'

type Attempt = { key: string; text: string }

// For a tab with disabled storage: repeated attempts share one key until the page is reloaded.
let attempt: Attempt | undefined

/** Stores what is typed in a form, if the browser allows storage. */
export function writeDraft(typed: FormValues) {
  write(DRAFT, typed)
}

/** The draft; empty without one. */
export function readDraft(): FormValues {
  // A draft of an earlier deployment has one text for each name.
  const draft = Object.entries(read(DRAFT)).map(([name, values]) => [name, [values].flat()])
  return Object.fromEntries(draft)
}

/**
 * The idempotency key of an enquiry: the same for the same text, across failed attempts and reloads,
 * so that a repeat creates no second enquiry; a new one once the text has changed.
 */
export function getOrCreateIdempotencyKey(enquiry: EnquiryInput): string {
  const text = JSON.stringify(enquiry)
  const { key, text: tried } = attempt ?? read(ATTEMPT)
  attempt = { key: tried === text && typeof key === 'string' ? key : createKey(), text }
  write(ATTEMPT, attempt)
  return attempt.key
}

// No UUID: browsers create one at addresses with HTTPS only.
function createKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** Deletes the sent draft and its key. Text that was typed meanwhile is kept. */
export function clearSentDraft(sent: FormValues) {
  attempt = undefined
  const unsent = Object.entries(readDraft()).filter(
    ([name, values]) => JSON.stringify(values) !== JSON.stringify(sent[name]),
  )
  try {
    sessionStorage.removeItem(ATTEMPT)
    sessionStorage.removeItem(DRAFT)
  } catch {
    // Storage is disabled: there is no draft.
  }
  if (unsent.length > 0) write(DRAFT, Object.fromEntries(unsent))
}

function write(name: string, value: unknown) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is disabled or full: the text is still in the form.
  }
}

function read(name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    return value && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}
