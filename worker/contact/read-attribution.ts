import type { HonoRequest } from 'hono'
import { type Attribution, attributionSchema } from '../shared/attribution.ts'

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
  const referer = request.header('Referer')
  if (referer === undefined) return {}
  const page = URL.parse(referer)
  const { origin, pathname, searchParams } = new URL(request.url)
  if (page?.origin !== origin) return {}
  // A corrected form comes from the answer to the one before, which is no page of the site: its address repeats
  // the attribution of that one.
  if (page.pathname === pathname) return Object.fromEntries(searchParams)
  const campaign = [...page.searchParams].filter(([name]) => name.startsWith('utm_'))
  return { ...Object.fromEntries(campaign), previousPage: page.pathname }
}
