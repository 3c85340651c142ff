/**
 * Whether one of the texts contains the search text as it stands, whatever its case and the white space around
 * it; an empty one is in every text. Content is in the normal form NFC, so the search text is read in it.
 */
export function containsText(texts: string[], search = ''): boolean {
  const wanted = search.normalize().trim().toLowerCase()
  return texts.some((text) => text.toLowerCase().includes(wanted))
}
