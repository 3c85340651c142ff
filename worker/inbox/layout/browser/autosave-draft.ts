/** After the last key. */
const PAUSE_MS = 1_000
const RETRY_MS = 10_000
const NAMES = ['text', 'note', 'to', 'cc', 'subject', 'version', 'seen']

type Kept = {
  draft: { text: string; note: string; at: string }
  others: { operator: string }[]
}

/**
 * Keeps the words in the form of an enquiry on the server, a second after the last key and when the page goes away;
 * those of a form that was not sent (`data-draft`) from the start. What it cannot keep stays in the form, which says
 * why, and the browser asks before it closes the page.
 */
export function enableDraftAutosave(form: HTMLFormElement) {
  const state = document.querySelector('#draft-state')
  const field = (name: string) => {
    const found = form.elements.namedItem(name)
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null
  }
  // A page that the browser goes back to has what the server keeps, not what was sent from it.
  form.autocomplete = 'off'
  let timer = 0
  let isAsked = false
  const { draft: url = form.action } = form.dataset
  let isKept = url === form.action
  let saving: Promise<void> | undefined

  const show = (words: string, isError = false) => {
    if (!state) return
    state.classList.toggle('field-error', isError)
    state.classList.toggle('text-muted', !isError)
    state.role = isError ? 'alert' : null
    state.textContent = words
    if (isError) state.scrollIntoView({ block: 'nearest' })
  }
  const plan = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(keep, ms)
  }
  const save = async () => {
    const sent = Object.fromEntries(NAMES.map((name) => [name, field(name)?.value]))
    isKept = true
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(sent),
      keepalive: true,
    })
    if (!response.ok) throw response
    const { draft, others } = (await response.json()) as Kept
    const seen = field('seen')
    if (seen) seen.value = draft.at
    for (const name of ['text', 'note'] as const) {
      const typed = field(name)
      const words = sent[name] ?? ''
      if (!typed || draft[name] === words) continue
      // Another window of the same operator has kept something, too: it stands above what was typed since.
      const above = words && draft[name].endsWith(words) ? draft[name].slice(0, -words.length) : ''
      if (typed.value === words) typed.value = draft[name]
      else typed.setRangeText(above || `${draft[name]}\n\n`, 0, 0)
    }
    const writing = others.map(({ operator }) => `${operator} is writing, too.`)
    const hasWords = Object.values({ ...draft, at: '' })
      .join('')
      .trim()
    show([hasWords ? 'Draft kept.' : [], ...writing].flat().join(' '))
  }
  const keep = () => {
    clearTimeout(timer)
    if (isKept) return
    // One after the other: each names the one before.
    saving ??= save()
      .catch(async (error: unknown) => {
        isKept = false
        show(`The draft is not saved: ${await reasonOf(error)}`, true)
        if (!(error instanceof Response) || error.status === 429 || error.status >= 500)
          plan(RETRY_MS)
      })
      .finally(() => {
        saving = undefined
        if (!isKept && state?.role !== 'alert') keep()
      })
  }

  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    if (target.form !== form || !NAMES.includes(target.name)) return
    isKept = false
    plan(PAUSE_MS)
  })
  /** Why a button sends nothing. */
  const refusalOf = (button: HTMLElement | null) => {
    const hasReply = Boolean(field('text')?.value.trim())
    if (button?.dataset.key === 'done' && hasReply && !isAsked) {
      isAsked = true
      return 'Your reply is not sent. Press Done again to close without it.'
    }
    const isReply = button?.getAttribute('formaction')?.includes('/replies')
    if (isReply && !hasReply) return 'Write a reply, then send it.'
    // The browser's own error page would take the place of the words.
    return navigator.onLine ? undefined : 'Nothing was sent: there is no connection.'
  }
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event
    const refusal = target === form && refusalOf(submitter)
    if (refusal) {
      event.preventDefault()
      return show(refusal, true)
    }
    clearTimeout(timer)
    if (target === form) isKept = true
    else keep()
    // The form is later than the words on their way: they must not arrive after it.
    if (!saving || event.defaultPrevented) return
    event.preventDefault()
    void saving.then(() => {
      if (target === form) isKept = true
      ;(target as HTMLFormElement).requestSubmit(submitter)
    })
  })
  if (!isKept) plan(PAUSE_MS)
  const changed = document.querySelector<HTMLAnchorElement>('#changed')
  changed?.addEventListener('click', (event) => {
    event.preventDefault()
    keep()
    void Promise.resolve(saving).then(() => location.assign(changed.href))
  })
  window.addEventListener('pagehide', keep)
  window.addEventListener('beforeunload', (event) => {
    if (!isKept && state?.role === 'alert') event.preventDefault()
  })
}

async function reasonOf(error: unknown): Promise<string> {
  if (!(error instanceof Response)) return 'there is no connection. Trying again.'
  if (error.status === 401) return 'you are signed out. Sign in in another window, and go on here.'
  const { error: body } = await error.json().catch(() => ({ error: undefined }))
  const [first] = Object.values<string>(body?.fields ?? {})
  return first ?? body?.message ?? 'the server did not answer. Trying again.'
}
