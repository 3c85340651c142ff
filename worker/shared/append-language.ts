/** A language of the site: its BCP 47 tag, and the beginning of its addresses, '' for the first one. */
export type InLanguage = { language: string; root: string }

/** A URL of the API whose response is in a language of the site; unchanged for the first one, the default. */
export function appendLanguage(url: string, { language, root }: InLanguage): string {
  if (root === '') return url
  return `${url}${url.includes('?') ? '&' : '?'}language=${language}`
}
