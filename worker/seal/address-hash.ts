import { keyedHash } from './keyed-hash.ts'

/**
 * What stands for an e-mail address in the database: the same for every case of its letters, since
 * no mail system in use tells them apart. Rejects when the database does not answer.
 */
export async function addressHash(db: D1Database, email: string): Promise<string> {
  const hash = await keyedHash(db)
  return hash(`address:${email.toLowerCase()}`)
}
