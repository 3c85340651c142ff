import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormField } from '../shared/field-values.ts'
import { SITE_TEXTS_PATH } from '../shared/site-texts.ts'
import siteTexts from './site/texts.json' with { type: 'json' }

/** The files of `test/site` by their exact names, for the Worker in this process; pages are missing. */
export const stubAssets = {
  async fetch(address: URL | string): Promise<Response> {
    const file = join(import.meta.dirname, 'site', new URL(address).pathname)
    return /\.json$/.test(file) && existsSync(file)
      ? new Response(readFileSync(file))
      : new Response('', { status: 404 })
  },
}

/** The same with another enquiry form: that of another deployment. */
export function stubAssetsWithForm(form: readonly FormField[]) {
  const texts = siteTexts.map((each) => ({ ...each, texts: { ...each.texts, form } }))
  return {
    fetch: async (address: URL) =>
      address.pathname === SITE_TEXTS_PATH ? Response.json(texts) : stubAssets.fetch(address),
  }
}
