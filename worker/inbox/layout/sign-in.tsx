import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { authenticateOperator, refuseSignIn, varyByOperator } from '#worker/auth/authentication.ts'
import { endSession, readSession, startSession } from '#worker/auth/session.ts'
import { matchToken } from '#worker/auth/token.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { type ApiError, allowOnly, errorResponse, logAsApiError } from '#worker/http/errors.ts'
import { isForm, limitBody, MAX_FIELDS, readFields } from '#worker/http/request-body.ts'
import { sameOriginMiddleware } from '#worker/http/same-origin.ts'
import { type Fields, invalidFieldsError, validate } from '#worker/http/validate.ts'
import { canonicalName, isAllowedName, listedOperators } from '#worker/operators.ts'
import { Document, renderPage } from './document.tsx'
import { type InboxEnv, UnsentPage } from './error-page.tsx'
import { Field, Hidden, Submit } from './fields.tsx'
import { safeInboxPath, signInUrl } from './urls.ts'

/** The beginning of the names of a kept form's fields. */
const DRAFT = 'draft.'
/** The hosts where a browser keeps a secure cookie without TLS. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/
const NAME_MAX_LENGTH = 200
const noName = 'Enter your name.'
const noPassword = 'Enter the operator token.'

const signInSchema = z.strictObject(
  {
    name: z.string(noName).check(
      z.overwrite((name) => canonicalName(name)),
      z.minLength(1, noName),
      z.maxLength(NAME_MAX_LENGTH, `Shorten the name to ${NAME_MAX_LENGTH} characters.`),
      z.refine(isAllowedName, 'Choose one of the names of the settings.'),
    ),
    password: z.string(noPassword).check(z.trim(), z.minLength(1, noPassword)),
    /** The page to which the sign-in leads, or the address of the form that it interrupted. */
    to: z.optional(z.string()),
  },
  'Remove this field: a sign-in has name, password and to only.',
)

/**
 * GET /api/session tells a program the operator behind its request: `name`, `verified` and `expiresAt` (null
 * without a session), and a browser with the page for signing in, or with the page of the inbox that `to` names.
 *
 * POST /api/session starts a session for a name and an operator token. It leads to `to`; with the fields of a form
 * that had no session, it shows their note or reply again, and sends nothing.
 *
 * POST /api/session/sign-out ends the session of this browser.
 */
export const sessionRoutes = new Hono<InboxEnv>()
  .use(varyByOperator)
  .get('/', async (c, next) => {
    if (!prefersPage(c)) return next()
    const to = safeInboxPath(c.req.query('to'), c.req.url)
    if (await readSession(c)) return c.redirect(to, 303)
    // From another website, it comes without its cookie; from this page, with it.
    if (c.req.header('Sec-Fetch-Site') === 'cross-site') {
      const page = (
        <Document title="Inbox">
          <p class="py-4">
            <a href={to}>Open the inbox</a>
          </p>
        </Document>
      )
      return renderPage(c, page, { headers: { Refresh: `0; url=${to}` } })
    }
    return signInPage(c, [['to', to]])
  })
  .get('/', authenticateOperator, (c) => {
    const { operator, session } = c.var
    return c.json({ ...operator, expiresAt: session?.expiresAt ?? null }, 200)
  })
  .post('/', sameOriginMiddleware, limitBody, async (c) => {
    const fields = await readFields(c.req, { maxFields: MAX_FIELDS + 3 })
    c.set('fields', fields)
    const own = fields.filter((each) => !isDraft(each))
    const { name, password, to } = validate(signInSchema, own)
    const token = await matchToken(password, c.env)
    if (token === undefined) {
      return refuseSignIn(c, { password: 'This is not the operator token.' })
    }
    // Names are stored and shown.
    if (await matchToken(name, c.env)) {
      throw invalidFieldsError({ name: 'Enter your own name here, and the operator token below.' })
    }
    const { expiresAt } = await startSession(c, name, token)
    c.set('operator', { name, verified: false })
    if (!prefersPage(c)) return c.json({ ...c.var.operator, expiresAt }, 200)
    const page = safeInboxPath(to, c.req.url)
    const draft: Fields = fields
      .filter(isDraft)
      .map(([field, value]) => [field.slice(DRAFT.length), value])
    if (!hasText(draft)) return c.redirect(page, 303)
    return renderPage(
      c,
      <UnsentPage title="You are signed in" url={new URL(page, c.req.url)} fields={draft}>
        <p>Your text was kept, and not sent yet.</p>
      </UnsentPage>,
    )
  })
  .all('/', allowOnly('GET, HEAD, POST'))
  .post('/sign-out', sameOriginMiddleware, (c) => {
    endSession(c)
    return prefersPage(c) ? c.redirect(signInUrl(), 303) : c.json({}, 200)
  })
  .all('/sign-out', allowOnly('POST'))
  .onError((error, c) => {
    const apiError = logAsApiError(error, c)
    return isForm(c.req) ? signInPage(c, c.var.fields ?? [], apiError) : errorResponse(c, apiError)
  })

/** Leads a browser to the sign-in page, which keeps a form with a note or a reply until it is sent again, and back. */
export async function respondSignIn(error: ApiError, c: Context<InboxEnv>) {
  const { pathname, search } = new URL(c.req.url)
  if (!isForm(c.req)) return c.redirect(signInUrl(pathname + search), 303)
  let shown = error
  const keep = async () => c.set('fields', await readFields(c.req))
  await Promise.resolve(limitBody(c, keep)).catch((unread) => {
    shown = logAsApiError(unread, c)
  })
  const fields = c.var.fields ?? []
  if (!hasText(fields)) return signInPage(c, [['to', c.req.header('Referer')]], shown)
  const kept: Fields = fields.map(([name, value]) => [DRAFT + name, value])
  return signInPage(c, [['to', pathname + search], ...kept], shown)
}

/** The page with the fields of an earlier attempt, but not its password. */
function signInPage(c: Context<InboxEnv>, sent: Fields, error?: ApiError) {
  const { name = '', to } = Object.fromEntries(sent)
  const { protocol, hostname } = new URL(c.req.url)
  const isSafe = protocol === 'https:' || LOOPBACK.test(hostname)
  const kept = sent.flatMap(([field, value]) =>
    isDraft([field, value]) && typeof value === 'string' ? [[field, value] as const] : [],
  )
  const hidden = { to: safeInboxPath(typeof to === 'string' ? to : '', c.req.url) }
  const { name: nameError, password: passwordError } = error?.fields ?? {}
  const names = listedOperators().map((each) => [each.name, each.name] as const)
  const page = (
    <Document title="Sign in · Inbox">
      <form class="form max-w-md" method="post" action={signInUrl()}>
        <h1 class="text-title">Sign in</h1>
        {error && !nameError && !passwordError && <p class="form-error">{error.message}</p>}
        {kept.length > 0 && <p>Your text is kept, and not sent yet.</p>}
        {!isSafe && (
          <p class="notice notice-problem">
            This address has no TLS, so the browser will not keep you signed in: open the inbox with
            https, or at http://localhost.
          </p>
        )}
        <Field
          name="name"
          label="Name"
          options={names.length > 0 ? [['', 'Choose your name'], ...names] : undefined}
          // A wrong name may be the token.
          value={nameError ? '' : String(name)}
          required
          autocomplete="username"
          error={nameError}
        />
        <Field
          name="password"
          label="Password: the operator token"
          type="password"
          required
          autocomplete="current-password"
          error={passwordError}
        />
        <Hidden fields={{ ...hidden, ...Object.fromEntries(kept) }} />
        <Submit>Sign in</Submit>
      </form>
    </Document>
  )
  return renderPage(c, page, error)
}

const isDraft = ([name]: Fields[number]) => name.startsWith(DRAFT)

function hasText(fields: Fields): boolean {
  return fields.some(([name, value]) => (name === 'note' || name === 'text') && value !== '')
}
