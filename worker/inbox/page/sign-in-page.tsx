import type { ApiError } from '#worker/http/errors.ts'
import type { Fields } from '#worker/http/validate.ts'
import { listedOperators } from '#worker/operators.ts'
import { Document } from './document.tsx'
import { Field, FieldError, markWrong } from './field.tsx'
import { signInUrl } from './urls.ts'

type SignInPageProps = {
  /** Whether the browser keeps a session at this address. */
  isSafe: boolean
  /** Sent with the form, besides name and password. */
  hidden: Fields
  name?: string
  error?: ApiError | undefined
}

export function SignInPage({ isSafe, hidden, name = '', error }: SignInPageProps) {
  const { name: nameError, password: passwordError } = error?.fields ?? {}
  const control = { id: 'name', name: 'name', required: true, autocomplete: 'username' }
  const names = listedOperators().map((each) => each.name)
  return (
    <Document title="Sign in · Inbox">
      <form class="form max-w-md" method="post" action={signInUrl()}>
        <h1 class="text-title">Sign in</h1>
        {error && !passwordError && <p class="form-error">{error.message}</p>}
        {hidden.some(([field]) => field !== 'to') && <p>Your text is kept, and not sent yet.</p>}
        {!isSafe && (
          <p class="notice notice-problem">
            This address has no TLS, so the browser will not keep you signed in: open the inbox with
            https, or at http://localhost.
          </p>
        )}
        <div class="field">
          <label for="name">Name</label>
          {names.length > 0 ? (
            <select {...control} {...markWrong('name', nameError)}>
              <option value="">Choose your name</option>
              {names.map((each) => (
                <option value={each} selected={each === name}>
                  {each}
                </option>
              ))}
            </select>
          ) : (
            // A wrong name may be the token.
            <input {...control} {...markWrong('name', nameError)} value={nameError ? '' : name} />
          )}
          <FieldError name="name" error={nameError} />
        </div>
        <Field
          name="password"
          label="Password: the operator token"
          type="password"
          required
          autocomplete="current-password"
          error={passwordError}
        />
        {hidden.map(
          ([field, value]) =>
            typeof value === 'string' && <input type="hidden" name={field} value={value} />,
        )}
        <button type="submit" class="action">
          Sign in
        </button>
      </form>
    </Document>
  )
}

/** The page that leads to another one at once. */
export function OpeningPage({ to }: { to: string }) {
  return (
    <Document title="Inbox">
      <p class="py-4">
        <a href={to}>Open the inbox</a>
      </p>
    </Document>
  )
}
