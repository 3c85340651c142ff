import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose'

/** The claims of a valid JWT; a claim of undefined is left out. */
type Claims = { [claim in keyof JWTPayload]: JWTPayload[claim] | undefined }

export const ACCESS_AUDIENCE = 'audience-tag-of-the-inbox'

/** A team's Cloudflare Access on loopback: it publishes a key and signs with it. */
export async function serveAccessIssuer() {
  const key = await createKey()
  let fetches = 0
  let answer: 'keys' | 'failure' = 'keys'
  const server = createServer((request, response) => {
    if (request.url !== '/cdn-cgi/access/certs') return response.writeHead(404).end()
    fetches++
    if (answer === 'failure') response.writeHead(502).end('Bad gateway')
    else response.end(JSON.stringify({ keys: [key.jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    /** The number of fetches of the keys. */
    fetches: () => fetches,
    /** Sets the response to the next fetches: the keys, or a 502. */
    respondWith(next: typeof answer) {
      answer = next
    },
    /** The id of the key that `sign` uses. */
    keyId: () => key.jwk.kid,
    /** The JWT of a permitted person, with the given changes of claims or header parameters. */
    async sign(claims: Claims = {}, header: Partial<JWTHeaderParameters> = {}): Promise<string> {
      const now = Math.floor(Date.now() / 1000)
      const usual = { iss: issuer, aud: [ACCESS_AUDIENCE], email: 'ada@lumenfold.example' }
      const dated = { iat: now, nbf: now, exp: now + 3600 }
      return new SignJWT({ ...usual, ...dated, ...claims } as JWTPayload)
        .setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid, ...header })
        .sign(key.secret)
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

// Without `alg`, so that the Worker itself has to require RS256.
async function createKey() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: crypto.randomUUID(), use: 'sig' }
  return { jwk, secret: await exportJWK(privateKey) }
}
