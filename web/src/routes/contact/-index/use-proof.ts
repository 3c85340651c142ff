import { useEffect, useRef, useState } from 'react'
import { getTheme } from '#web/src/lib/theme.ts'
import type { Challenge } from '#worker/contact/schema.ts'
import { loadTurnstile, type Turnstile } from './load-turnstile.ts'

/** A held enquiry, and what its sender may prove to be a person with. */
export interface Held extends Challenge {
  id: string
}

export type Prove = typeof import('./prove.ts').prove

/** Turnstile's usual widget is 300 px wide; on the smallest screens there is another. */
const USUAL_WIDTH = 300

/**
 * Shows Turnstile's widget in the element of the ref, and tells how far its visitor came; `prove`
 * takes the token that the widget gives.
 */
export function useProof({ id, siteKey, action }: Held, prove: Prove) {
  const place = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<'offer' | 'proven' | 'unproven'>()

  useEffect(() => {
    let widget: string | undefined
    let turnstile: Turnstile | undefined
    let left = false

    // A token expires after it was of use, too.
    const fail = () => setStage((now) => (now === 'proven' ? now : 'unproven'))
    const check = async (token: string) => {
      if (await prove(id, token)) setStage('proven')
      else fail()
    }
    const show = async () => {
      turnstile = await loadTurnstile()
      if (left || !place.current) return
      const theme = getTheme()
      widget = turnstile.render(place.current, {
        sitekey: siteKey,
        action,
        cData: id,
        theme: theme === 'system' ? 'auto' : theme,
        size: place.current.clientWidth < USUAL_WIDTH ? 'compact' : 'normal',
        'response-field': false,
        // One try: nobody waits for it.
        retry: 'never',
        'refresh-expired': 'never',
        'refresh-timeout': 'never',
        callback: (token: string) => void check(token).catch(fail),
        'error-callback': () => {
          fail()
          return true
        },
        'expired-callback': fail,
        'timeout-callback': fail,
        'unsupported-callback': fail,
      })
      setStage((now) => now ?? 'offer')
    }
    show().catch(fail)

    return () => {
      left = true
      if (widget) turnstile?.remove(widget)
    }
  }, [id, siteKey, action, prove])

  return { place, stage }
}
