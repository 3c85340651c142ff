import type { HonoRequest } from 'hono'
import * as z from 'zod/mini'

/** Characters of each value. */
export const MAX_LENGTH = 150

/** A path as browsers write it. */
export const PATH_PATTERN = /^\/[\w\-./~%!$&'()*+,;=:]*$/

/** A malformed or longer value counts as a missing one: no enquiry is refused for it. */
const orNothing = (pattern: RegExp) =>
  z.catch(z.optional(z.string().check(z.maxLength(MAX_LENGTH), z.regex(pattern))), undefined)

const path = orNothing(PATH_PATTERN)
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
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
  utm_term: campaign,
  utm_content: campaign,
})

export type Attribution = z.infer<typeof attributionSchema>

/**
 * Where an enquiry came from: what the app sends beside it or, without the app, what the request says about the page
 * of its form. A header, because a field that a previous version does not know would refuse the enquiry.
 */
export function readAttribution(request: HonoRequest): Attribution {
  const sent = request.header('Attribution')
  return attributionSchema.parse(
    sent === undefined ? ofPage(request) : Object.fromEntries(new URLSearchParams(sent)),
  )
}

function ofPage(request: HonoRequest): object {
  const page = URL.parse(request.header('Referer') ?? '')
  const { origin, pathname } = new URL(request.url)
  // A corrected form comes from the response to the one before, which is no page of the site.
  if (page?.origin !== origin || page.pathname === pathname) return {}
  const campaign = [...page.searchParams].filter(([name]) => name.startsWith('utm_'))
  return { ...Object.fromEntries(campaign), previousPage: page.pathname }
}
