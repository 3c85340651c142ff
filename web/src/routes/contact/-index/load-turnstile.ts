/** Of Cloudflare Turnstile, what we use (developers.cloudflare.com/turnstile). */
export interface Turnstile {
  /** Shows a widget; returns its id. */
  render(container: HTMLElement, options: Record<string, unknown>): string | undefined
  remove(widgetId: string): void
}

declare global {
  interface Window {
    turnstile?: Turnstile
    /** Not in every browser yet. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (asked: string) => string },
      ): { createScriptURL(asked: string): unknown }
    }
  }
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

let address: string | undefined
let loading: Promise<Turnstile> | undefined

/** Turnstile, loaded on the first call. Rejects where it cannot be; the next call tries again. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Turnstile> {
  const script = document.createElement('script')
  script.src = trustedAddress()
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
  })
  document.head.append(script)
  await loaded
  if (!window.turnstile) throw new Error('Turnstile did not start.')
  return window.turnstile
}

// The one Trusted Types policy that the pages' security policy names, which can be made once:
// whatever it is asked, no other address than this comes out of it.
function trustedAddress(): string {
  address ??= window.trustedTypes
    ? // A TrustedScriptURL, which the types of `src` do not know.
      (window.trustedTypes
        .createPolicy('turnstile', { createScriptURL: () => SCRIPT })
        .createScriptURL('') as string)
    : SCRIPT
  return address
}
