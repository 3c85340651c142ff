import { keep, recall } from './storage.ts'

/**
 * A note or reply that is not known to be saved, the version of its enquiry that the operator saw, and the text with
 * which the page came.
 */
type Kept = { text: string; version: number; from: string }

/**
 * Keeps a note or a reply in this tab until the thread of its enquiry shows it, however its form failed: then the
 * server has it. Until then the field of the enquiry has it again.
 */
export function keepNote(field: HTMLTextAreaElement) {
  const key = `inbox-${field.id}-${document.body.dataset.enquiry}`
  const version = Number(field.form && new FormData(field.form).get('version'))
  const keepIt = () => {
    const kept: Kept = { text: field.value, version, from: field.defaultValue }
    keep('sessionStorage', key, JSON.stringify(kept))
  }

  const kept = parse(recall('sessionStorage', key))
  if (kept && isSaved(kept)) keep('sessionStorage', key, null)
  // The operator may have typed before this script ran.
  else if (kept && field.value === field.defaultValue) field.value = withKept(field.value, kept)
  if (field.value) keepIt()
  field.addEventListener('input', keepIt)
}

/** A reply that was taken back comes with the page, and stands before the draft of another one. */
function withKept(sent: string, { text, from }: Kept): string {
  return sent === from || text.includes(sent) ? text : [sent, text].filter(Boolean).join('\n\n')
}

function isSaved({ text, version }: Kept): boolean {
  return [...document.querySelectorAll<HTMLElement>('.thread-text')].some(
    (note) => Number(note.dataset.version) > version && note.textContent === text.trim(),
  )
}

function parse(kept: string | null): Kept | undefined {
  try {
    const { text, version, from } = JSON.parse(kept ?? '')
    return typeof text === 'string' ? { text, version: Number(version), from } : undefined
  } catch {
    return undefined
  }
}
