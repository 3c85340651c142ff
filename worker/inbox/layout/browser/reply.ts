/** A `/` at the start of a line, and the beginning of a saved reply's name, before the cursor. */
const SLASH = /(?:^|\n)\/([^\n/]*)$/

/** Presses a button from a field with Ctrl+Enter, or on a Mac with Command. */
export function enableCtrlEnter(field: HTMLTextAreaElement, button: string) {
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    // The name of a saved reply is not its text.
    if (SLASH.test(field.value.slice(0, field.selectionStart))) return
    event.preventDefault()
    document.querySelector<HTMLElement>(button)?.click()
  })
}

/** Inserts a saved reply at the cursor, chosen by its button or, behind a `/` at the start of a line, by its name. */
export function enableSavedReplies(details: HTMLDetailsElement, field: HTMLTextAreaElement) {
  const buttons = [...details.querySelectorAll('button')]
  const typed = () => SLASH.exec(field.value.slice(0, field.selectionStart))?.[1]
  const fitting = () => buttons.filter(({ hidden }) => !hidden)
  let isChoosing = false
  const choose = (name: string | undefined) => {
    const words = (name ?? '').toLocaleLowerCase()
    for (const each of buttons) each.hidden = !each.textContent.toLocaleLowerCase().includes(words)
    if (isChoosing !== (name !== undefined)) details.open = name !== undefined
    isChoosing = name !== undefined
    details.toggleAttribute('data-choosing', isChoosing)
  }
  const insert = (button: HTMLButtonElement) => {
    const { value, selectionStart, selectionEnd } = field
    const name = isChoosing ? typed() : undefined
    const start = name === undefined ? selectionStart : selectionStart - name.length - 1
    const before = value.slice(0, start).trim() && '\n\n'
    field.focus()
    field.setSelectionRange(start, selectionEnd)
    // Unlike setRangeText, Ctrl+Z takes it back; the draft is kept with its event.
    document.execCommand('insertText', false, before + button.value)
    choose(undefined)
    details.open = false
  }
  details.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    insert(event.target)
  })
  field.addEventListener('input', () => choose(typed()))
  field.addEventListener('keydown', (event) => {
    const [first] = fitting()
    if (!isChoosing || event.isComposing) return
    if (event.key === 'Escape') choose(undefined)
    else if (event.key === 'Enter' && first && !event.ctrlKey && !event.metaKey) insert(first)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') (fitting()[1] ?? first)?.focus()
    else return
    event.preventDefault()
  })
  details.addEventListener('keydown', (event) => {
    const at = fitting().indexOf(event.target as HTMLButtonElement)
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (at < 0 || step === undefined) return
    event.preventDefault()
    ;(fitting()[at + step] ?? field).focus()
  })
}
