import { createToken, isCreatedToken } from './operator-token.ts'
import type { Secrets } from './secrets.ts'

const CURRENT = 'OPERATOR_TOKEN'
const NEXT = 'OPERATOR_TOKEN_NEXT'

/**
 * Makes a new token valid beside the one there is, and returns it. A rotation that has begun is only
 * begun `again`, with another token, on purpose: somebody may already use the one it made.
 * @throws {Error} with the fix; the token there was works in any case
 */
export function beginRotation(secrets: Secrets, { again = false } = {}): string {
  const hasBegun = secrets.names().includes(NEXT)
  if (hasBegun && !again) {
    throw new Error(
      'A rotation has begun already, and its token is valid: finish it with --finish. If that token was lost, make another with --again; it replaces the lost one.',
    )
  }
  const token = createToken()
  secrets.change({ [NEXT]: token })
  return token
}

/**
 * Makes sure that there is a rotation to finish.
 * @throws {Error} when there is none, or it is finished already
 */
export function assertRotating(secrets: Secrets): void {
  if (secrets.names().includes(NEXT)) return
  throw new Error(`${NEXT} is not set: no rotation has begun, or it is finished already.`)
}

/**
 * Makes this token, which `beginRotation` returned, the only one. It cannot be compared, because
 * nobody can read secrets back: whatever token is given here opens from now on.
 * @throws {Error} with the fix, and then the tokens there were work as before
 */
export function finishRotation(secrets: Secrets, token: string): void {
  if (!isCreatedToken(token)) {
    throw new Error(
      'That is not a token of the first step, which has 43 letters, digits, "-" and "_". Nothing was changed: try again.',
    )
  }
  secrets.change({ [CURRENT]: token, [NEXT]: null })
}
