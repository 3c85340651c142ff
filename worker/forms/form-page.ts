import type { Context, ErrorHandler, Handler } from 'hono'
import { accepts } from 'hono/accepts'
import { html } from 'hono/html'
import type { AppEnv } from '../env.ts'
import { type ApiError, allowOnly, errorResponse, logAsApiError } from '../http/errors.ts'
import { isForm } from '../http/request-body.ts'
import type { Fields } from '../http/validate.ts'
import type { FormField } from '../shared/field-values.ts'
import type { LanguageTexts, Pages, VisitorTexts } from '../shared/site-texts.ts'
import { loadRequestLanguage } from '../texts/load-language.ts'
import { translateError } from '../texts/translate-error.ts'
import { fetchPrerenderedPage } from './prerendered-page.ts'

export type FormEnv = AppEnv & {
  Variables: {
    /** A route sets them once it has read them, so that an error page can restore them. */
    fields?: Fields
    /** Whether the sender's network exceeded the pace of a visitor in the last minute, or hour. */
    hurried?: boolean
    frequent?: boolean
  }
}

/** The page of a form, for responses to a form sent without JavaScript. */
type FormPage = {
  /** The page that holds the form. */
  page: keyof Pages
  /** The beginning of the form's `action`, unique among the forms of the page. */
  action: string
  /** The message for a failure of ours: the same two texts as in the toast. */
  failure: keyof VisitorTexts['failure']
}

/** Whether to respond with a page rather than JSON: to a form post, and to a browser navigating. */
export function prefersPage(c: Context): boolean {
  const supports = ['application/json', 'text/html']
  const preferred = accepts(c, { header: 'Accept', supports, default: 'application/json' })
  return isForm(c.req) || preferred === 'text/html'
}

/** Handles every method but POST: a browser that reloads an error page is redirected to the form. */
export function handleNonPostMethods(page: keyof Pages): Handler<FormEnv> {
  return async (c) => {
    if (!/^(GET|HEAD)$/.test(c.req.method) || !prefersPage(c)) return allowOnly('POST')()
    return c.redirect((await loadRequestLanguage(c)).pages[page] ?? '/', 303)
  }
}

/** Responds to an error in the form's language: as JSON or, where a page is preferred, as the form, filled in. */
export function formErrorHandler(
  formPage: (c: Context<FormEnv>) => FormPage,
): ErrorHandler<FormEnv> {
  return async (error, c) => {
    const apiError = logAsApiError(error, c)
    const language = await loadRequestLanguage(c)
    const wantsPage = c.req.method === 'POST' && prefersPage(c)
    if (!wantsPage) return errorResponse(c, translateError(apiError, language))
    const translated = translateError(apiError, language, labelsOf(language.texts.form))
    return refusedPage(c, translated, language, formPage(c))
  }
}

/** The names of the fields for visitors. The label of a consent is a whole sentence: its beginning. */
function labelsOf(form: readonly FormField[]): Record<string, string> {
  const shorten = (label: string) =>
    label.length > LABEL_SHOWN ? `${label.slice(0, LABEL_SHOWN).replace(/\s\S*$/, '')}…` : label
  return Object.fromEntries(form.map(({ name, label }) => [name, shorten(label)]))
}

const LABEL_SHOWN = 40

/** The form's page with the error: all sent values, wrong fields marked, the first in focus; as text without a page. */
async function refusedPage(
  c: Context<FormEnv>,
  error: ApiError,
  { pages, texts }: LanguageTexts,
  { page, action, failure }: FormPage,
) {
  const path = pages[page]
  const stored = path && (await fetchPrerenderedPage(c, path))
  if (!stored) return c.text(error.message, error.status, error.headers)

  const { fields, requestId } = c.var
  let summary = html`${error.message.toWellFormed()}`
  if (error.status >= 500) {
    const { title, text } = texts.failure[failure]
    summary = html`<strong>${title}</strong> ${text} ${texts.requestId.replace('{id}', requestId)}`
  }
  const form = `form[action^="${action}"]`
  const filled = restoreForm(stored, form, { error, sent: fields ?? [], summary: String(summary) })
  const headers = { ...Object.fromEntries(stored.headers), ...error.headers }
  return c.newResponse(filled.body, error.status, headers)
}

function restoreForm(
  page: Response,
  form: string,
  { error, sent, summary }: { error: ApiError; sent: Fields; summary: string },
) {
  const errors = new Map(Object.entries(error.fields ?? {}))
  const words = new Map(sent)
  let focused = false
  let chosen: unknown

  return new HTMLRewriter()
    .on(`${form} [data-form-error]`, {
      element(element) {
        element.removeAttribute('hidden')
        element.setInnerContent(summary, { html: true })
      },
    })
    .on(`${form} [data-error-for]`, {
      element(element) {
        const error = errors.get(element.getAttribute('data-error-for') ?? '')
        if (!error) return
        element.removeAttribute('hidden')
        element.setInnerContent(error)
      },
    })
    .on(`${form} [name]`, {
      element(control) {
        const name = control.getAttribute('name') ?? ''
        const word = words.get(name)
        if (control.tagName === 'select') chosen = word ?? ''
        // JSON may hold a lone surrogate, at which the rewriter would cut the response off.
        if (control.getAttribute('type') === 'checkbox') check(control, sent)
        else if (typeof word === 'string') restore(control, word.toWellFormed())
        if (errors.has(name)) control.setAttribute('aria-invalid', 'true')
        // The form may be far down its page; without focus, nobody would notice the message.
        if (focused || (errors.size > 0 && !errors.has(name))) return
        control.setAttribute('autofocus', '')
        focused = true
      },
    })
    .on(`${form} select option`, {
      element(option) {
        if (option.getAttribute('value') === chosen) option.setAttribute('selected', '')
        else option.removeAttribute('selected')
      },
    })
    .transform(page)
}

/** Several choices are one list, or a field each; a consent to another sentence is asked again. */
function check(box: Element, sent: Fields): void {
  const [own, value] = [box.getAttribute('name'), box.getAttribute('value')]
  if (sent.some(([name, values]) => name === own && [values].flat().includes(value))) {
    box.setAttribute('checked', '')
  }
}

function restore(control: Element, sent: string): void {
  if (control.tagName === 'input') {
    // The rewriter escapes quotes only.
    control.setAttribute('value', sent.replaceAll('&', '&amp;'))
  } else if (control.tagName === 'textarea') {
    // HTML drops the first line break of a textarea: this one, so that the visitor's stays.
    control.setInnerContent(`\n${sent}`)
  }
}
