import { createFileRoute } from '@tanstack/react-router'
import { ServiceNotFound } from '#web/src/components/service-not-found.tsx'
import { seo } from '#web/src/lib/seo.ts'

/**
 * An unknown address below a service. The Worker answers it with the folder's 404 page,
 * services/404.html; this route renders the same page, so that hydration matches it.
 */
export const Route = createFileRoute('/services/$')({
  head: ({ match }) => seo(match, match.context.shell.notices.serviceNotFound.seo),
  component: ServiceNotFound,
})
