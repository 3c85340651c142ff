import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { type LanguageTexts, PAGES } from '../shared/site-texts.ts'
import { type Files, loadTexts } from './load-texts.ts'

/** A language of the site. Its texts are missing when they cannot be read: answers then are in English. */
export type Language = LanguageTexts | (Omit<LanguageTexts, 'texts'> & { texts?: undefined })

const WITHOUT_TEXTS: Language = { language: 'en', root: '', pages: PAGES }

/**
 * The language of the page that a request came from, which the page names in the address (`language`);
 * without it, the first. `Accept-Language` does not count: browsers send it with the forms of any page.
 */
export function languageOfRequest(c: Context<AppEnv>): Promise<Language> {
  return languageByTag(c.env, c.req.query('language')).catch(() => WITHOUT_TEXTS)
}

/**
 * The language with this tag; without it, and for one that the site does not have, the first. Rejects when
 * the texts cannot be read.
 */
export async function languageByTag(files: Files, tag?: string): Promise<LanguageTexts> {
  const [first, ...others] = await loadTexts(files)
  return others.find(({ language }) => language === tag) ?? first
}
