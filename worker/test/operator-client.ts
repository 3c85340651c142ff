import { type HTMLElement, parse } from 'node-html-parser'
import { basicAuth } from './credentials.ts'
import { jsonPost, OPERATOR_TOKEN } from './fetch-in-process.ts'

type Init = { method?: string; headers?: unknown; body?: unknown; redirect?: string; cf?: unknown }
type Fields = Record<string, string> | string[][] | string
type Fetched = {
  text(): Promise<string>
  status: number
  headers: { get(name: string): string | null }
}

const asPage = { Accept: 'text/html' }

/**
 * An operator with this name and time zone, who uses the inbox of a Worker. Paths begin after
 * /api/contacts, and no redirect is followed.
 */
export function operatorClient<Result extends Fetched>(
  worker: { fetch(path: string, init?: Init): Promise<Result> },
  name = 'grace',
  timezone = 'UTC',
) {
  const ask = (path = '', { headers, ...init }: Init = {}) =>
    worker.fetch(`/api/contacts${path.replace(/^\/api\/contacts/, '')}`, {
      redirect: 'manual',
      cf: { timezone },
      ...init,
      headers: { ...basicAuth(OPERATOR_TOKEN, name), ...(headers as Record<string, string>) },
    })
  const open = (path = '') => ask(path, { headers: asPage })
  const sendForm = (path: string, fields: Fields = {}) =>
    ask(path, { method: 'POST', headers: asPage, body: new URLSearchParams(fields) })
  const submit = async (path: string, fields?: Fields) => {
    const response = await sendForm(path, fields)
    const to = response.headers.get('Location') ?? ''
    return { status: response.status, to, page: parse(await response.text()) }
  }
  return {
    ask,
    open,
    /** The response there to a program. */
    json: async (path = '') => JSON.parse(await (await ask(path)).text()),
    /** The page there, parsed. */
    read: async (path = '') => parse(await (await open(path)).text()),
    sendJson: (path: string, fields: object, headers = {}) => ask(path, jsonPost(fields, headers)),
    sendForm,
    /** Sends a form; where the response leads, '' without a redirect, and its page. */
    submit,
    /** The same for a form of a page, with its fields as they are. */
    submitForm: (form: HTMLElement | null) => {
      const inputs = form?.querySelectorAll('input').map(({ attrs }) => attrs) ?? []
      const fields = inputs.map(({ name = '', value = '' }) => [name, value])
      return submit(form?.attrs.action ?? '', fields)
    },
  }
}
