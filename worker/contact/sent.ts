import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { loadTemplate } from '../forms/page-template.ts'

const PAGE = '/contact/sent'
/** As `createContact` makes them: nobody can make our page say anything else. */
const REFERENCE = /^LF(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/

/** Where a form sent without script is led to. */
export function sentUrl(reference: string): string {
  return `/api/contact/sent?reference=${reference}`
}

/** The page that thanks, with the reference of the address in it. */
export async function answerSent(c: Context<AppEnv>): Promise<Response> {
  const page = await loadTemplate(c, PAGE)
  const reference = c.req.query('reference') ?? ''
  if (!page || !REFERENCE.test(reference)) return c.redirect(PAGE, 303)
  return new HTMLRewriter()
    .on('[data-reference]', { element: (place) => void place.removeAttribute('hidden') })
    .on('[data-reference] strong', { element: (place) => void place.setInnerContent(reference) })
    .transform(page)
}
