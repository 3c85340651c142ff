/** Links to the newest and to the older entries of a list; nothing when the page shows all. */
export function Paging({ newest, older }: { newest: string | false; older: string | false }) {
  if (!newest && !older) return null
  return (
    <nav class="actions py-6" aria-label="Pages">
      {newest && (
        <a class="action action-quiet" href={newest}>
          Newest
        </a>
      )}
      {older && (
        <a class="action action-quiet" href={older} rel="next">
          Older
        </a>
      )}
    </nav>
  )
}
