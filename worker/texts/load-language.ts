import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import type { LanguageTexts } from '../shared/site-texts.ts'
import { type Files, loadSiteTexts } from './load-site-texts.ts'

/**
 * The language of the page that a request came from, which the page names in the address (`language`);
 * without it, the first. `Accept-Language` does not count: browsers send it with the forms of any page.
 */
export function loadRequestLanguage(c: Context<AppEnv>): Promise<LanguageTexts> {
  return loadLanguage(c.env, c.req.query('language'))
}

/** The language with this tag; without it, or with an unknown one, the first. Rejects if the texts cannot be read. */
export async function loadLanguage(files: Files, tag?: string): Promise<LanguageTexts> {
  const [first, ...others] = await loadSiteTexts(files)
  return others.find(({ language }) => language === tag) ?? first
}
