import * as z from 'zod/mini'

export const NO_CURSOR = 'Send the `next` of an earlier answer, unchanged.'

/** The parameter `cursor` of a list: the `next` of an earlier answer, or none for the newest. */
export const cursorParameter = z.optional(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/, NO_CURSOR)), z.transform(Number)),
)

/** The first `limit` of up to `limit + 1` rows, and the `next` that leads to the others. */
export function cutPage<Row extends { seq: number }>(rows: Row[], limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next: rows.length > limit && last ? last.seq : null }
}

/** Every page of a list, the first one first. `read` gets the `next` of the page before. */
export async function* everyPage<Next, Page extends { next: Next | null }>(
  read: (before: Next | undefined) => Promise<Page>,
): AsyncGenerator<Page> {
  let before: Next | undefined
  do {
    const page = await read(before)
    yield page
    before = page.next ?? undefined
  } while (before !== undefined)
}
