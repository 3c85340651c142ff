import { intercept } from './intercept.ts'

/**
 * The documented errors of D1 (developers.cloudflare.com/d1/observability/debug-d1), and a lost connection.
 */
export const d1Errors = [
  'D1_ERROR: something unspecified',
  'D1_EXEC_ERROR: exec error in line 1',
  'D1_TYPE_ERROR: type mismatch',
  'D1_COLUMN_NOTFOUND: column not found',
  'D1_ERROR: No SQL statements detected.',
  "Your account has exceeded D1's maximum account storage limit, please contact Cloudflare to raise your limit.",
  'Exceeded maximum DB size.',
  'D1 DB is overloaded. Too many requests queued.',
  'D1 DB is overloaded. Requests queued for too long.',
  'D1 DB reset because its code was updated.',
  "D1 DB's isolate exceeded its memory limit and was reset.",
  'D1 DB exceeded its CPU time limit and was reset.',
  'D1 DB storage operation exceeded timeout which caused object to be reset.',
  'Internal error while starting up D1 DB storage caused object to be reset.',
  'Internal error in D1 DB storage caused object to be reset.',
  'Cannot resolve D1 DB due to transient issue on remote node.',
  "Can't read from request stream because client disconnected.",
  'Network connection lost.',
  'Memory limit would be exceeded.',
  'Too many API requests by single Worker invocation.',
]

type Failure = {
  /** `committed`: the statement took effect, and only the answer was lost. */
  when: 'before' | 'committed'
  error: string
  /** The number of the failing call, from 0. */
  call?: number
  onFailure?: () => void
}

/** The database with one failing call, by default the first. */
export function failOnce(
  db: D1Database,
  { when, error, call = 0, onFailure = () => {} }: Failure,
): D1Database {
  let calls = 0
  return intercept(db, async (work) => {
    const isFailing = calls++ === call
    if (isFailing) onFailure()
    if (isFailing && when === 'before') throw new Error(error)
    const results = await work()
    if (isFailing) throw new Error(error)
    return results
  })
}
