/** Inserts a saved reply at the cursor of the field, where its button otherwise asks for another page. */
export function insertSavedReplies(details: HTMLDetailsElement, field: HTMLTextAreaElement) {
  details.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof HTMLButtonElement)) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = field
    const before = value.slice(0, selectionStart).trim() && '\n\n'
    field.setRangeText(before + target.value, selectionStart, selectionEnd, 'end')
    details.open = false
    field.focus()
    // The draft is kept with it.
    field.dispatchEvent(new Event('input'))
  })
}
