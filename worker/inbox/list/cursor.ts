const PREFIX = 'before:'

/** A position in the list of enquiries, as text that a caller hands back but does not read. */
export function encodeCursor(seq: number): string {
  return btoa(PREFIX + seq)
}

/** The position in a cursor; undefined for any text that `encodeCursor` did not write. */
export function decodeCursor(cursor: string): number | undefined {
  try {
    const seq = Number(atob(cursor).slice(PREFIX.length))
    const isPosition = Number.isSafeInteger(seq) && seq > 0
    return isPosition && encodeCursor(seq) === cursor ? seq : undefined
  } catch {
    return undefined
  }
}
