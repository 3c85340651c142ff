import type { Contact } from '#worker/shared/contact-schema.ts'

// What the visitor has typed and not sent, and the key of its last try, are kept in this tab until
// the enquiry is sent or the tab closes.
const DRAFT = 'enquiry'
const ATTEMPT = 'enquiry-attempt'

type Attempt = { key: string; text: string }

// For the tab whose storage is switched off: its repeats have one key until it is reloaded.
let attempt: Attempt | undefined

/** Keeps what a form's fields hold, where the browser lets us. */
export function keepDraft(form: HTMLFormElement) {
  write(DRAFT, Object.fromEntries(new FormData(form)))
}

/** Puts a kept draft back into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(read(DRAFT))) {
    const field = form.elements.namedItem(name)
    if (field !== null && 'value' in field && field.value === '') field.value = String(value)
  }
}

/**
 * The idempotency key to send an enquiry with: the same for the same text, over failed tries and
 * reloads, so that no repeat makes a second enquiry; another one once the text has changed.
 */
export function attemptKey(enquiry: Contact): string {
  const text = JSON.stringify(enquiry)
  const { key, text: tried } = attempt ?? read(ATTEMPT)
  attempt =
    tried === text && typeof key === 'string' ? { key, text } : { key: crypto.randomUUID(), text }
  write(ATTEMPT, attempt)
  return attempt.key
}

/** Forgets what was sent, and its key: the enquiry is with us. What was typed meanwhile is kept. */
export function forgetSent(sent: Record<string, unknown>) {
  attempt = undefined
  const unsent = Object.entries(read(DRAFT)).filter(([name, value]) => value !== sent[name])
  try {
    sessionStorage.removeItem(ATTEMPT)
    sessionStorage.removeItem(DRAFT)
  } catch {
    // Storage is switched off: there is no draft.
  }
  if (unsent.length > 0) write(DRAFT, Object.fromEntries(unsent))
}

function write(name: string, value: unknown) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is switched off or full: the words are still in the form.
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
