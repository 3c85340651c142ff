import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { toApiError } from '../http/errors.ts'
import { configuredChannels } from './channels.ts'
import { deliverDue } from './deliver.ts'

/**
 * Tells the routes which channels are set up, and sends what is due as soon as a POST is answered
 * well. What fails then, the cron trigger takes up.
 */
export const notify = createMiddleware<AppEnv>(async (c, next) => {
  const configured = configuredChannels(c.env)
  c.set('channels', configured)
  await next()
  const mayHaveQueued = c.req.method === 'POST' && c.res.status < 400
  if (!mayHaveQueued || Object.values(configured).flat().length === 0) return
  const delivered = deliverDue(c.env).catch((error: Error) => void toApiError(error, c))
  c.executionCtx.waitUntil(delivered)
})
