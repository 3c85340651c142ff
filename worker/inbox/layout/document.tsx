import type { Context } from 'hono'
import { html } from 'hono/html'
import { type Child, createContext, type PropsWithChildren, useContext } from 'hono/jsx'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Actor } from '#worker/db/audit.ts'
import { securityHeaders } from '#worker/http/security-headers.ts'
import { shortcuts } from './keyboard-shortcuts.ts'
import { timeZoneOf, ZoneContext } from './time.tsx'
import { AUDIT_URL, listUrl, PERSON_URL, SIGN_OUT_URL } from './urls.ts'

// The inbox has one stylesheet and one script, both from web/build.
const policy = securityHeaders({ styles: ["'self'"], scripts: ["'self'"] })[
  'Content-Security-Policy'
]

const Operator = createContext<Actor | undefined>(undefined)

type ResponseOptions = {
  status?: ContentfulStatusCode
  headers?: Record<string, string> | undefined
}

/** Responds with a page of the inbox, its times in the operator's zone, and with their name. */
export function renderPage(
  c: Context,
  page: Child,
  { status = 200, headers }: ResponseOptions = {},
) {
  const known = (
    <Operator.Provider value={c.var.operator}>
      <ZoneContext.Provider value={timeZoneOf(c)}>{page}</ZoneContext.Provider>
    </Operator.Provider>
  )
  return c.html(html`<!doctype html>${known}`, status, {
    ...headers,
    'Content-Security-Policy': policy,
  })
}

/** Where Cloudflare Access ends its own session, on every host that it protects. */
const ACCESS_SIGN_OUT = '/cdn-cgi/access/logout'

type DocumentProps = PropsWithChildren<{
  title: string
  news?: Child
}>

/** The layout of every page of the inbox. */
export function Document({ title, news, children }: DocumentProps) {
  const operator = useContext(Operator)
  return (
    <html lang="en" data-fonts>
      <head>
        <meta charset="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/inbox.css" />
        <script type="module" src="/inbox.js"></script>
      </head>
      <body>
        <a class="skip-link action" href="#main">
          Skip to content
        </a>
        <header class="wrapper links items-center min-h-12">
          <a class="logo text-xl no-underline" href={listUrl()}>
            <img class="mr-2.5 align-middle" src="/favicon.svg" alt="" width="32" height="32" />
            Inbox
          </a>
          {news}
          {operator && <Menu {...operator} />}
        </header>
        <main class="wrapper pb-16" id="main" tabindex={-1}>
          {children}
        </main>
      </body>
    </html>
  )
}

function Menu({ name, verified }: Actor) {
  return (
    <>
      <details class="inbox-menu relative ml-auto">
        <summary>Menu</summary>
        {/* On a phone, over the page. */}
        <nav
          class="links panel lt-sm:grid lt-sm:absolute lt-sm:right-0 lt-sm:z-3 lt-sm:w-max lt-sm:px-4 sm:border-none sm:[background:none]"
          aria-label="Inbox"
        >
          <a href={PERSON_URL}>A person’s data</a>
          <a href={AUDIT_URL}>Audit</a>
        </nav>
      </details>
      <form class="operator flex items-center gap-3" method="post" action={SIGN_OUT_URL}>
        <b class="max-w-[clamp(4.5rem,12vw,12rem)] truncate" title={name}>
          {name}
        </b>
        {verified ? (
          <a href={ACCESS_SIGN_OUT}>Sign out</a>
        ) : (
          <button type="submit" class="py-[0.6rem] underline">
            Sign out
          </button>
        )}
      </form>
    </>
  )
}

const keyRows = Object.values(shortcuts).map(
  ({ key, label }) => html`<div class="flex gap-2">
    <dt><kbd class="panel px-1.5 [font:inherit]">${key}</kbd></dt><dd>${label}</dd>
  </div>`,
)
/** The list of keys. */
export const keyboardShortcutList = html`<details class="keys scripted open:basis-full" id="keys">
  <summary>Keys</summary>
  <dl class="flex flex-wrap gap-x-6 gap-y-1">${keyRows}</dl>
  <p class="mt-2">
    They work while the list or the thread has the focus, on the selected enquiries, otherwise on the focused or open
    one. Hold Shift and click to select a range.
  </p>
</details>`
