/** A link to the next page of a list; nothing on the last one. */
export function Paging({ next }: { next: string | false }) {
  if (!next) return null
  return (
    <nav class="actions py-6" aria-label="Pages">
      <a class="action action-quiet" href={next} rel="next">
        Next page
      </a>
    </nav>
  )
}

export const NO_CURSOR_MESSAGE = 'Send the `next` of an earlier response, unchanged.'

/** Every page of a list, the first one first. `read` gets the `next` of the page before. */
export async function* iteratePages<Next, Page extends { next: Next | null }>(
  read: (before: Next | undefined) => Promise<Page>,
): AsyncGenerator<Page> {
  let before: Next | undefined
  do {
    const page = await read(before)
    yield page
    before = page.next ?? undefined
  } while (before !== undefined)
}
