/**
 * The place of a 404 page where the Worker puts links to pages of a similar name. React takes them for
 * a text that may differ from the file's, and leaves them as they are.
 */
export function NearPages() {
  return (
    <div
      id="near-pages"
      className="mt-8"
      data-heading="Perhaps you were looking for:"
      suppressHydrationWarning
    >
      {''}
    </div>
  )
}
