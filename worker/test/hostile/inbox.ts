import { expect } from 'vitest'
import { openConnections } from '../driver/connections.ts'
import { enquiry, interest, otherInterest } from '../sample-enquiry.ts'
import { send, type Target } from './attack.ts'
import { END, SEARCHES } from './costly-texts.ts'

/** The maximum factor between the times of a page with these texts and with plain texts. */
const MAX_TIMES = 3
const TRIES = 5
const MAX_TRIES = 40
const PLAIN = 'We have thirty years of orders on one old machine. '.repeat(300)

/** The pages of the inbox that show or search visitors' words. */
const LISTS = {
  list: 'status=all',
  word: `q=${SEARCHES.word}`,
  phrase: `q=${SEARCHES.phrase}`,
  number: `q=${SEARCHES.number}`,
  csv: 'format=csv',
}

type Timed = { plain: number; costly: number }

/**
 * Empties the inbox, then sends these messages through the form, and as many plain ones of the same length.
 * Resolves to the factor by which each page, by name, takes longer than with the plain ones.
 */
export async function compareInbox(target: Target, messages: string[]) {
  const connections = openConnections(1)
  const ask = async (path: string, accept: string, fields?: Record<string, string>) => {
    const { status, body } = await send(connections, target.origin, {
      method: fields ? 'POST' : 'GET',
      path: encodeURI(path),
      headers: { accept },
      credentials: 'right',
      ...(fields && { body: { as: 'json', fields: Object.entries(fields) } }),
    })
    expect(status, path).toBe(fields ? 201 : 200)
    return body
  }
  const store = async (message: string, serviceInterest: string) => {
    const fields = { ...enquiry, serviceInterest, message }
    return JSON.parse(await ask('/api/contact', 'application/json', fields)).id as string
  }
  /** The shortest of some attempts, because other work of the machine only adds time. */
  const time = async (paths: Record<keyof Timed, string>) => {
    const best: Timed = { plain: Infinity, costly: Infinity }
    const isSlow = () => best.costly > MAX_TIMES * best.plain
    for (let at = 0; at < 2 * TRIES || (isSlow() && at < 2 * MAX_TRIES); at += 1) {
      const kind = at % 2 === 0 ? 'plain' : 'costly'
      const start = performance.now()
      await ask(paths[kind], paths[kind].includes('format=csv') ? 'text/csv' : 'text/html')
      best[kind] = Math.min(best[kind], performance.now() - start)
    }
    return best
  }
  await target.database.prepare('DELETE FROM contact').run()
  try {
    const id = { plain: '', costly: '' }
    const timeReport = async () => {
      const path = '/api/contacts/report'
      return Math.min(...Object.values(await time({ plain: path, costly: path })))
    }
    for (const [at, { length }] of messages.entries()) {
      // Equal messages within ten minutes would be one enquiry.
      id.plain = await store(PLAIN.slice(0, length - END.length - 3) + at + END, interest)
    }
    const plain = await timeReport()
    for (const [at, message] of messages.entries())
      id.costly = await store(at + message, otherInterest)
    const timed = new Map<string, Timed>([['report', { plain, costly: await timeReport() }]])

    for (const [name, query] of Object.entries(LISTS)) {
      const list = (service: string) => `/api/contacts?service=${service}&${query}`
      if (query.startsWith('q='))
        expect(await ask(list(interest), 'text/html')).toContain('enquiry-row')
      timed.set(name, await time({ plain: list(interest), costly: list(otherInterest) }))
    }
    const page = (of: keyof Timed) => `/api/contacts/${id[of]}`
    timed.set('page', await time({ plain: page('plain'), costly: page('costly') }))
    return new Map([...timed].map(([name, each]) => [name, each.costly / each.plain]))
  } finally {
    connections.close()
  }
}
