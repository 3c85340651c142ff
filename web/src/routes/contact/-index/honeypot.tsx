/**
 * A field that people neither see, hear nor reach, and programs like to fill in: the Worker then
 * holds the enquiry for an operator to look at. It stands after the fields, where an error page
 * puts the cursor into the first, and not in `display: none`, which programs know.
 */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
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
