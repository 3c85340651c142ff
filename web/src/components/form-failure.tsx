import type { Failure } from '#web/src/lib/failure.ts'

/** What became of a form's last try, beside the button of the next one. */
export function FormFailure({ failure }: { failure: Failure | undefined }) {
  return (
    failure && (
      <p role="alert" className="form-error">
        {failure.text}
      </p>
    )
  )
}
