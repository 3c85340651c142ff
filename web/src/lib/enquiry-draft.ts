/** What the visitor has typed and not sent, kept in this tab until it is sent or the tab closes. */
const KEY = 'enquiry'

/** Keeps what a form's fields hold, where the browser lets us. */
export function keepDraft(form: HTMLFormElement) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(new FormData(form))))
  } catch {
    // Storage is switched off or full: the words are still in the form.
  }
}

/** Puts a kept draft back into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(readDraft())) {
    const field = form.elements.namedItem(name)
    if (field !== null && 'value' in field && field.value === '') field.value = String(value)
  }
}

/** Forgets the draft: the enquiry is with us. */
export function forgetDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is switched off: there is no draft.
  }
}

function readDraft(): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return draft && typeof draft === 'object' ? { ...draft } : {}
  } catch {
    return {}
  }
}
