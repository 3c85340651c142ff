import { useEffect, useRef } from 'react'
import { getTheme } from '#web/src/lib/theme.ts'
import { loadTurnstile } from './load-turnstile.ts'

export interface TurnstileProps {
  siteKey: string
  /** Called with each token, and with undefined when the token expires. */
  onToken: (token: string | undefined) => void
}

/** The width in px of Turnstile's usual widget; the smallest screens get another one. */
const USUAL_WIDTH = 300

/**
 * Cloudflare Turnstile's widget: distinguishes people from bots, mostly without interaction, and
 * provides a token that is valid once and for five minutes; then it creates a new one. If it cannot be
 * loaded, there is no widget, and the form works without it.
 */
export default function Turnstile({ siteKey, onToken }: TurnstileProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let remove: (() => void) | undefined
    let left = false

    const show = async () => {
      const turnstile = await loadTurnstile()
      if (left || !place.current) return
      const theme = getTheme()
      const widget = turnstile.render(place.current, {
        sitekey: siteKey,
        theme: theme === 'system' ? 'auto' : theme,
        size: place.current.clientWidth < USUAL_WIDTH ? 'compact' : 'normal',
        // The token is sent in a header: the form has the enquiry's fields only.
        'response-field': false,
        callback: onToken,
        'expired-callback': () => onToken(undefined),
        // True means handled: Turnstile logs nothing, and retries automatically.
        'error-callback': () => true,
      })
      if (widget) remove = () => turnstile.remove(widget)
    }
    show().catch(() => {})

    return () => {
      left = true
      remove?.()
    }
  }, [siteKey, onToken])

  // An inline height: a CSS rule for it would be in the stylesheet of every page.
  return <div ref={place} className="field" style={{ minHeight: '65px' }} />
}
