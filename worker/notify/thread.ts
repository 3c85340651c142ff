import { configurationOf } from '../configuration.ts'
import type { Env } from '../env.ts'
import { replyToken } from '../replies/reply-token.ts'

type Thread = { replyTo: string; headers: { References: string } }

/**
 * The address for the answer to a mail about an enquiry, and the header by which mail programs show all of them
 * together (RFC 5322, section 3.6.4). With REPLY_ADDRESS, both hold the token that leads an answer to its
 * enquiry; without it, answers go to `to`.
 */
export async function threadOf(env: Env, reference: string, to: string): Promise<Thread> {
  const { mail } = configurationOf(env)
  const [name, host] = (mail?.reply ?? mail?.from ?? '').split('@')
  const token = mail?.reply ? await replyToken(env.DB, reference) : reference
  return {
    replyTo: mail?.reply ? `${name}+${token}@${host}` : to,
    headers: { References: `<${token}@${host}>` },
  }
}
