import { type Context, Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { limitBody, readFields } from '../http/body.ts'
import { allowOnly } from '../http/errors.ts'
import { log } from '../http/log.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { validate } from '../http/validate.ts'
import { knownPage } from '../pages/known-page.ts'
import { cspReportSchema } from './schema.ts'

/** The maximum of lines from one isolate, each written once, so that nobody can fill the log. */
export const MAX_LINES = 50

/** Anyone can send a report, so any other value may be a visitor's words. */
const DIRECTIVES = new Set(
  `base-uri connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src
  media-src object-src require-trusted-types-for script-src script-src-attr script-src-elem style-src
  style-src-attr style-src-elem trusted-types worker-src`.split(/\s+/),
)
const BLOCKED_WORDS = new Set(
  'inline eval wasm-eval trusted-types-policy trusted-types-sink self data blob'.split(' '),
)
/** Safari uses the last one for its extensions. */
const EXTENSION = /^(?:[a-z-]+-extension|webkit-masked-url)(?::|$)/
/** Pages of the Worker; the rest of their address is a key, a secret or an operator's search. */
const WORKER_PAGE = /^\/api\/(?:contacts?|subscribe)(?=\/|$)/

const logged = new Set<string>()

/**
 * /api/policy-reports: takes the browsers' reports of violations of our security policy. Only a line in the
 * log is kept, with the directive, the origin (or kind) of the blocked resource, and the page.
 */
export const policyReports = new Hono<AppEnv>()
  .post('/', sameOrigin, limitBody, async (c) => {
    const fields = await readFields(c.req, { types: ['application/csp-report'] })
    const { directive, blocked, document, source } = validate(cspReportSchema, fields)
    // Violations by visitors' own extensions are not the site's.
    if (![blocked, source].some((each) => EXTENSION.test(each ?? ''))) {
      logOnce({
        directive: DIRECTIVES.has(directive) ? directive : 'other',
        blocked: originOrWord(blocked ?? ''),
        page: await pageOf(c, document ?? ''),
      })
    }
    return c.body(null, 204)
  })
  .all('/', allowOnly('POST'))

function originOrWord(blocked: string): string {
  const [word = ''] = blocked.split(':')
  if (BLOCKED_WORDS.has(word)) return word
  return /^(?:https?|wss?)$/.test(word) ? (URL.parse(blocked)?.origin ?? 'other') : 'other'
}

async function pageOf(c: Context<AppEnv>, document: string): Promise<string> {
  const path = URL.parse(document)?.pathname ?? ''
  return WORKER_PAGE.exec(path)?.[0] ?? knownPage(c, path)
}

function logOnce(violation: Record<string, string>): void {
  const line = JSON.stringify(violation)
  if (logged.has(line) || logged.size >= MAX_LINES) return
  logged.add(line)
  log('warn', 'policy_violated', violation)
}
