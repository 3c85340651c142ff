import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { PROJECT_FOLDER } from './run-vite-and-wrangler.ts'

/** The shortest token that the Worker accepts (secrets-and-variables.ts). */
const TOKEN_MIN_LENGTH = 20

/**
 * The token that opens the inbox on this machine. The first start writes a random one to .dev.vars; after
 * that the file is the operator's and is never changed.
 * @throws {Error} with the fix, when the file is there but holds no token the Worker would accept
 */
export function ensureOperatorToken(): string {
  const file = join(PROJECT_FOLDER, '.dev.vars')
  if (!existsSync(file)) {
    const token = randomBytes(32).toString('base64url')
    const secrets = `# Secrets of this machine, never committed.\nOPERATOR_TOKEN=${token}\n`
    writeFileSync(file, secrets, { mode: 0o600 })
    return token
  }
  const token = parseEnv(readFileSync(file, 'utf8')).OPERATOR_TOKEN
  if (token && token.length >= TOKEN_MIN_LENGTH) return token
  throw new Error(
    `.dev.vars needs a line OPERATOR_TOKEN=… of at least ${TOKEN_MIN_LENGTH} characters: add it, or delete the file and start again to get a new token.`,
  )
}
