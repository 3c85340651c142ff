import type { Site } from '#content/schema/site.ts'

/** RFC 9116, 2.5.5 recommends less than a year, so that nobody uses an outdated file. */
const VALID_DAYS = 360

/**
 * The security.txt of RFC 9116: the contact for reports of vulnerabilities.
 * @param today the day of the build: without another build the file expires
 */
export function securityTxt({ url, languages, contact }: Site, today: Date): string {
  const expires = new Date(today.getTime() + VALID_DAYS * 86_400_000)
  return `Contact: mailto:${contact.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${Object.keys(languages).join(', ')}
Canonical: ${url}/.well-known/security.txt
`
}
