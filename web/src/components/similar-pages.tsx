import { useShell } from '#web/src/lib/shell.ts'

/**
 * The element of a 404 page into which the Worker writes links to pages with a similar name. React
 * accepts them as text that differs from the prerendered file, and keeps them.
 */
export function SimilarPages() {
  const { texts } = useShell()
  return (
    <div
      id="similar-pages"
      className="mt-8"
      data-heading={texts.similarPages}
      suppressHydrationWarning
    >
      {''}
    </div>
  )
}
