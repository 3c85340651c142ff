/**
 * The attributes of an element whose text a person wrote: in the direction of its first letter, and in the language
 * of the form that it came from, which has its own glyphs and pronunciation. Without one, its language is unknown.
 * @param language a BCP 47 tag
 */
export const asWritten = (language?: string | null) =>
  ({ dir: 'auto', lang: language ?? '' }) as const
