import { useEffect, useRef } from 'react'
import { getTheme } from '#web/src/lib/theme.ts'
import { loadTurnstile } from './load-turnstile.ts'

export interface TurnstileProps {
  siteKey: string
  /** Called with each token, and with none once it is too old. */
  onToken: (token: string | undefined) => void
}

/** Turnstile's usual widget is 300 px wide; on the smallest screens there is another. */
const USUAL_WIDTH = 300

/**
 * Cloudflare Turnstile's widget: tells people from programs, mostly without asking them anything, and
 * gives a token that is good once and for five minutes; then it makes another. Where it cannot be
 * loaded there is none, and the form works without.
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
        // The token goes in a header: the form has the enquiry's fields only.
        'response-field': false,
        callback: onToken,
        'expired-callback': () => onToken(undefined),
        // Handled: Turnstile logs nothing, and tries again by itself.
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

  // Its height is kept free by script: a rule for it would be in the stylesheet of every page.
  return <div ref={place} className="field" style={{ minHeight: '65px' }} />
}
