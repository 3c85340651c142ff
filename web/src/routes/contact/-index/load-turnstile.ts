/** The used subset of Cloudflare Turnstile (developers.cloudflare.com/turnstile). */
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

/** Loads Turnstile on the first call. Rejects if that fails; the next call tries again. */
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

// The only Trusted Types policy that the Content Security Policy allows. It can be created once, and
// returns this address for every input.
function trustedAddress(): string {
  address ??= window.trustedTypes
    ? // A TrustedScriptURL: missing in the types of `src`.
      (window.trustedTypes
        .createPolicy('turnstile', { createScriptURL: () => SCRIPT })
        .createScriptURL('') as string)
    : SCRIPT
  return address
}
