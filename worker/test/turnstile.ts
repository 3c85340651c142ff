type Claims = { action: string; hostname: string; cdata: string }
type Asked = { secret?: string; response?: string; idempotency_key?: string }

/**
 * Turnstile as its documentation describes it, without a browser: gives out tokens, and says of
 * each what it was made for, to the one who knows the secret, and once a key.
 */
export function createTurnstile(secret: string) {
  const made = new Map<string, Claims>()
  const redeemed = new Map<string, string | undefined>()
  return {
    /** A token as the widget hands it to its page. */
    makeToken(claims: Claims): string {
      const token = `token-${crypto.randomUUID()}`
      made.set(token, claims)
      return token
    },
    /** What siteverify answers. */
    verify({ secret: sent, response = '', idempotency_key: key }: Asked): object {
      if (sent !== secret) return refuse('invalid-input-secret')
      const claims = made.get(response)
      if (!claims) return refuse('invalid-input-response')
      if (redeemed.has(response) && (!key || redeemed.get(response) !== key)) {
        return refuse('timeout-or-duplicate')
      }
      redeemed.set(response, key)
      const challenge_ts = new Date().toISOString()
      return { success: true, challenge_ts, 'error-codes': [], metadata: {}, ...claims }
    },
  }
}

function refuse(code: string): object {
  return { success: false, 'error-codes': [code], messages: [] }
}
