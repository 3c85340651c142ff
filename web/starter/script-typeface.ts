/** Scripts that fontsource.org calls by another name than CLDR. */
const NAMES: Record<string, string> = {
  Jpan: 'JP',
  Kore: 'KR',
  Hans: 'SC',
  Hant: 'TC',
  Beng: 'Bengali',
  Orya: 'Oriya',
}

/** The scripts of the starter's own typeface. */
const OWN = ['Latn', 'Cyrl', 'Grek']

/**
 * The family of fontsource.org for the letters of a language; undefined where the starter's typeface has its
 * letters.
 */
export function scriptTypeface(language: string): string | undefined {
  const { script = 'Latn' } = new Intl.Locale(language).maximize()
  if (OWN.includes(script)) return undefined
  const name = NAMES[script] ?? new Intl.DisplayNames('en', { type: 'script' }).of(script)
  return `Noto Sans ${name}`
}
