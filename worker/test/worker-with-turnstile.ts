import type { Env } from '../env.ts'
import worker from '../index.ts'
import { settings } from '../settings.ts'
import { SITEVERIFY } from '../turnstile/siteverify.ts'

type TestEnv = Env & { SITE_KEY: string; SITEVERIFY_URL: string }

const { fetch } = globalThis

/** The Worker as it is with SITE_KEY in its settings, and siteverify at SITEVERIFY_URL. */
export default {
  fetch(request: Request, env: TestEnv, context: ExecutionContext) {
    Object.assign(settings, { turnstileSiteKey: env.SITE_KEY })
    globalThis.fetch = (address: RequestInfo | URL, init?: RequestInit) =>
      fetch(address === SITEVERIFY ? env.SITEVERIFY_URL : address, init)
    return worker.fetch(request, env, context)
  },
}
