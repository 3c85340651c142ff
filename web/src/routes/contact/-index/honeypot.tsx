/**
 * A field that people cannot see, hear or reach, but bots fill in: the Worker then holds the enquiry
 * for an operator to check. It comes after the real fields, since an error page focuses the first
 * field, and is not hidden by `display: none`, which bots detect.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
    </div>
  )
}
