/** Links to the first and to the next page of a list; nothing when the page shows all. */
export function Paging({ newest, older }: { newest: string | false; older: string | false }) {
  if (!newest && !older) return null
  return (
    <nav class="actions py-6" aria-label="Pages">
      {newest && (
        <a class="action action-quiet" href={newest}>
          First page
        </a>
      )}
      {older && (
        <a class="action action-quiet" href={older} rel="next">
          Next page
        </a>
      )}
    </nav>
  )
}
