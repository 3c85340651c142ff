import paper from 'content:paper-color'
import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  HeadContent,
  Outlet,
} from '@tanstack/react-router'
import { Footer } from '#web/src/components/footer.tsx'
import { Header } from '#web/src/components/header.tsx'
import { NotFound, PageError } from '#web/src/components/notice-pages.tsx'
import { RouteChangeEffects } from '#web/src/components/route-change-effects.tsx'
import { LazyToaster } from '#web/src/components/toast/lazy-toaster.tsx'
import { GlobalTooltip } from '#web/src/components/tooltip.tsx'
import { pageHead } from '#web/src/lib/page-head.ts'
import { type RouterContext, useLayout } from '#web/src/lib/use-layout.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ matches, match }) =>
    pageHead(match, matches.length > 1 ? undefined : match.context.layout.notices.notFound.seo),
  component: Document,
  notFoundComponent: NotFound,
  errorComponent: BareDocument,
})

function Document() {
  const { language, dir, tabIcon, texts } = useLayout()
  return (
    // The boot snippet sets attributes and classes on this element.
    <html lang={language} dir={dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadContent />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={`data:image/svg+xml,${tabIcon}`} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper.light} />
        <meta name="theme-color" content={paper.dark} />
      </head>
      <body>
        <a href="#main" className="skip-link action">
          {texts.skip}
        </a>
        <Header />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <RouteChangeEffects />
        <LazyToaster />
        <GlobalTooltip />
      </body>
    </html>
  )
}

/** Replaces the site layout when the layout itself fails to render. */
function BareDocument(props: ErrorComponentProps) {
  const { language, dir } = useLayout()
  return (
    <html lang={language} dir={dir}>
      <head>
        <HeadContent />
      </head>
      <body>
        <main>
          <PageError {...props} />
        </main>
      </body>
    </html>
  )
}
