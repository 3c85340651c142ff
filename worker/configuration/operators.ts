import type { ReadSetting, ReportMistake } from './text.ts'
import { safeUrl } from './web-address.ts'

/** A shorter token could be guessed, so it is not accepted. */
export const TOKEN_MIN_LENGTH = 20

/** The team whose Cloudflare Access signs, and the application it signs for. */
export type Access = { issuer: string; audience: string }

/** Both or none. The issuer needs TLS: keys fetched without it could be forged. */
export function readAccess(text: ReadSetting, report: ReportMistake): Access | undefined {
  const [address, audience] = [text('ACCESS_ISSUER'), text('ACCESS_AUDIENCE')]
  if (!address && !audience) return undefined
  const issuer = safeUrl(address ?? '')?.origin
  if (issuer && audience) return { issuer, audience }
  report(
    [...(issuer ? [] : ['ACCESS_ISSUER']), ...(audience ? [] : ['ACCESS_AUDIENCE'])],
    'Cloudflare Access is off: set ACCESS_ISSUER (https://<team>.cloudflareaccess.com) and ACCESS_AUDIENCE.',
  )
  return undefined
}

/** The tokens that are long enough. Without one, and without Access, nobody could read the enquiries. */
export function readTokens(
  text: ReadSetting,
  { hasAccess }: { hasAccess: boolean },
  report: ReportMistake,
): string[] {
  const names = ['OPERATOR_TOKEN', 'OPERATOR_TOKEN_NEXT'] as const
  const given = names.filter((name) => text(name) !== undefined)
  const usable = given.filter((name) => (text(name) ?? '').length >= TOKEN_MIN_LENGTH)
  for (const name of given.filter((each) => !usable.includes(each))) {
    report([name], `${name} is not accepted: it needs ${TOKEN_MIN_LENGTH} characters or more.`)
  }
  if (given.length === 0 && !hasAccess) {
    report(
      ['OPERATOR_TOKEN'],
      `Nobody can read the enquiries: set OPERATOR_TOKEN, ${TOKEN_MIN_LENGTH} characters or more.`,
    )
  }
  return usable.map((name) => text(name) ?? '')
}
