import * as z from 'zod/mini'

const PREFIX = 'before:'

/** A position in a list, as text that a caller hands back but does not read. */
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

/** The parameter `cursor` of a list: a position to go on from, or none for the newest. */
export const cursorParameter = z.optional(
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (cursor) => decodeCursor(cursor) !== undefined,
          'Send the `next` of an earlier answer, unchanged.',
        ),
      ),
    z.transform(decodeCursor),
  ),
)

/** The first `limit` of rows that were read one beyond it; `next` is the `before` of what follows. */
export function cutPage<Row extends { seq: number }>(rows: Row[], limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next: rows.length > limit && last ? last.seq : null }
}
