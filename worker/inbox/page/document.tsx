import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Child, PropsWithChildren } from 'hono/jsx'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { AUDIT_URL, listUrl, PERSON_URL, REPORT_URL, SUBSCRIBERS_URL } from './urls.ts'

// No script at all, and the one stylesheet of the inbox, which web/build makes.
const policy = securityHeaders({ styles: ["'self'"] })['Content-Security-Policy']

/** Answers with a page of the inbox, under a policy that lets no script run. */
export function answerPage(
  c: Context,
  page: Child,
  {
    status = 200,
    headers,
  }: { status?: ContentfulStatusCode; headers?: Record<string, string> } = {},
) {
  return c.html(html`<!doctype html>${page}`, status, {
    ...headers,
    'Content-Security-Policy': policy,
  })
}

/** What every page of the inbox has around its content. */
export function Document({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <html lang="en" data-branded>
      <head>
        <meta charset="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/inbox.css" />
      </head>
      <body>
        <a class="skip-link" href="#main">
          Skip to content
        </a>
        <header class="frame inbox-header">
          <a class="inbox-logo" href={listUrl()}>
            <img src="/favicon.svg" alt="" width="32" height="32" />
            Inbox
          </a>
          <nav class="inbox-nav" aria-label="Inbox">
            <a href={SUBSCRIBERS_URL}>Subscribers</a>
            <a href={PERSON_URL}>A person’s data</a>
            <a href={REPORT_URL}>Report</a>
            <a href={AUDIT_URL}>Audit</a>
            <a href="/">The site</a>
          </nav>
        </header>
        <main class="frame" id="main" tabindex={-1}>
          {children}
        </main>
      </body>
    </html>
  )
}
