import type { Failure } from '#web/src/lib/failure.ts'

/** The error of a form's last submission, beside its submit button. */
export function FormFailure({ failure }: { failure: Failure | undefined }) {
  return (
    failure && (
      <p role="alert" className="form-error">
        {failure.text}
      </p>
    )
  )
}
