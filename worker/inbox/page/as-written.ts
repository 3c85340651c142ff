/**
 * The attributes of an element whose text a person wrote: in an unknown language, in the direction of its
 * first letter.
 */
export const asWritten = { dir: 'auto', lang: '' } as const
