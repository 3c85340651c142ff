import type { Fetcher, PagesFunction } from '@cloudflare/workers-types'

/** Cloudflare Pages only: forwards all requests under /api to the Worker. */
export const onRequest: PagesFunction<{ API: Fetcher }> = ({ request, env }) =>
  env.API.fetch(request)
