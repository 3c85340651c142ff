const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const dates = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})
const ages = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** A moment in ISO 8601, as people read it, in UTC: the Worker does not know the operator's zone. */
export function Time({ at }: { at: string }) {
  return <time datetime={at}>{dates.format(new Date(at))} UTC</time>
}

/** How long before `now` (in milliseconds since 1970) it was: "3 hours ago", "yesterday". */
export function formatAge(at: string, now: number): string {
  const seconds = (now - Date.parse(at)) / 1000
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return ages.format(-Math.floor(seconds / length), unit)
  }
  return 'just now'
}
