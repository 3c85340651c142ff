import * as z from 'zod/mini'
import { CAMPAIGN, MAX_LENGTH } from './attribution-limits.ts'

/** A path as browsers write it. */
export const PATH = /^\/[\w\-./~%!$&'()*+,;=:]*$/

/** A malformed or longer value counts as a missing one: no enquiry is refused for it. */
const orNothing = (pattern: RegExp) =>
  z.catch(z.optional(z.string().check(z.maxLength(MAX_LENGTH), z.regex(pattern))), undefined)

const path = orNothing(PATH)
/** Visible characters without "@": an address in a link of a mailing is a person's data. */
const campaign = orNothing(/^[^@\p{C}\p{Zl}\p{Zp}]*[^@\p{C}\p{Z}]$/u)

/**
 * Where an enquiry came from, as the browser of its sender says: paths of this site, the name of a host, and the
 * campaign of the first address. Each is missing where it is not known.
 */
export const attributionSchema = z.object({
  /** The first page of the visit. */
  landingPage: path,
  /** The host of the link to it. */
  referrer: orNothing(/^[\w.-]+$/),
  /** The page before the form; of a form post without JavaScript, that of the form. */
  previousPage: path,
  ...(Object.fromEntries(CAMPAIGN.map((name) => [name, campaign])) as Record<
    (typeof CAMPAIGN)[number],
    typeof campaign
  >),
})

export type Attribution = z.infer<typeof attributionSchema>
