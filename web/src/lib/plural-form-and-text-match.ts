/** A text with a number: a form for each plural category of its language (Intl.PluralRules). */
type Plural = { [category in Intl.LDMLPluralRule]?: string | undefined } & { other: string }

/** The form of a text for a number in a language (BCP 47), with the number in place of `{count}`. */
export function pluralForm(forms: Plural, count: number, language: string): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return form.replace('{count}', count.toLocaleString(language))
}

/**
 * Whether one of the texts contains the search text as it stands, whatever its case and the white space around
 * it; an empty one is in every text. Content is in the normal form NFC, so the search text is read in it. What keeps
 * a number and its unit on one line is read as a visitor types it.
 */
export function containsText(texts: string[], search = ''): boolean {
  const typed = (text: string) =>
    text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '').toLowerCase()
  const wanted = typed(search.normalize().trim())
  return texts.some((text) => typed(text).includes(wanted))
}
