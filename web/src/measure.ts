// The script that counts views, in no page unless `measure` of worker/settings.ts is on: the boot
// snippet then loads it after the first paint.
import { onCLS, onINP, onLCP } from 'web-vitals'
import type { Visit } from '#worker/measure/schema.ts'

type Vitals = Pick<Visit, 'lcp' | 'inp' | 'cls'>

let path = location.pathname
/** What the page that the visit began with still has to send: its vitals, until it is first hidden. */
let landing: string | undefined = path
const vitals: Vitals = {}
for (const on of [onLCP, onINP, onCLS]) {
  on(({ name, value }) => {
    vitals[name.toLowerCase() as keyof Vitals] = value
  })
}

function count(seen: string, measured: Vitals = {}) {
  const device = innerWidth < 640 ? 'small' : 'large'
  const body = JSON.stringify({ path: seen, device, ...measured } satisfies Visit)
  navigator.sendBeacon('/api/measure', new Blob([body], { type: 'application/json' }))
}

// After the library's own listeners, which bring the numbers up to date.
addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || landing === undefined) return
  count(landing, vitals)
  landing = undefined
})

// What the app shows without loading a document. A browser without this API counts the landing only.
globalThis.navigation?.addEventListener('currententrychange', () => {
  if (location.pathname === path) return
  path = location.pathname
  count(path)
})

addEventListener('pageshow', ({ persisted }) => {
  if (persisted) count(path)
})
