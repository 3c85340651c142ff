import { serveAccessIssuer } from './access-issuer.ts'
import { OPERATOR_TOKEN } from './fetch-in-process.ts'

/** The request headers with credentials. */
export type Credentials = Record<string, string>

const WRONG = 'wrong-horse-battery-staple'

export const authorization = (value: string): Credentials => ({ authorization: value })
export const basicAuth = (password: string, name = 'ada') =>
  authorization(`Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`)
export const accessHeaders = (jwt: string): Credentials => ({ 'cf-access-jwt-assertion': jwt })

/** Invalid `Authorization` headers, one for each rule of ours, where OPERATOR_TOKEN is the token. */
export const badAuthorizations: [kind: string, Credentials][] = [
  ['no credentials', {}],
  ['an empty header', authorization('')],
  ['an empty token', authorization('Bearer ')],
  ['a wrong token', authorization(`Bearer ${WRONG}`)],
  ['two tokens', authorization(`Bearer ${OPERATOR_TOKEN} ${OPERATOR_TOKEN}`)],
  ['a token without scheme', authorization(OPERATOR_TOKEN)],
  ['another scheme', authorization(`Token ${OPERATOR_TOKEN}`)],
  ['the word undefined', authorization('Bearer undefined')],
  ['a wrong password', basicAuth(WRONG)],
  ['an empty password', basicAuth('')],
  ['the token as user name', basicAuth('', OPERATOR_TOKEN)],
]

type Issuer = Awaited<ReturnType<typeof serveAccessIssuer>>

/** Invalid JWTs of Access, one for each thing that we ask of jose, and right ones in the wrong place. */
export async function badAssertions(issuer: Issuer): Promise<[kind: string, Credentials][]> {
  const stranger = await serveAccessIssuer()
  stranger.close()
  const jwt = await issuer.sign()
  const forged = await stranger.sign({ iss: issuer.issuer }, { kid: issuer.keyId() })

  return [
    ['the token as JWT', accessHeaders(OPERATOR_TOKEN)],
    ['another issuer', accessHeaders(await issuer.sign({ iss: stranger.issuer }))],
    ['another audience', accessHeaders(await issuer.sign({ aud: ['another-application'] }))],
    ['a JWT without expiry', accessHeaders(await issuer.sign({ exp: undefined }))],
    ['a JWT that names nobody', accessHeaders(await issuer.sign({ email: '' }))],
    ['RS512', accessHeaders(await issuer.sign({}, { alg: 'RS512' }))],
    ['the key of a stranger', accessHeaders(forged)],
    ['a right JWT as Bearer', authorization(`Bearer ${jwt}`)],
    ['a right JWT as password', basicAuth(jwt)],
    ['a right JWT as cookie', { cookie: `CF_Authorization=${jwt}` }],
    ['a right JWT in another header', { 'cf-access-token': jwt }],
    ['a right JWT, a wrong token', { ...accessHeaders(jwt), ...authorization(`Bearer ${WRONG}`) }],
    ['a right token, a wrong JWT', { ...accessHeaders(`${jwt}x`), ...basicAuth(OPERATOR_TOKEN) }],
  ]
}
