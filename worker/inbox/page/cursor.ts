/** The first `limit` of up to `limit + 1` rows, and the `next` that leads to the others. */
export function cutPage<Row extends { seq: number }>(rows: Row[], limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next: rows.length > limit && last ? last.seq : null }
}
