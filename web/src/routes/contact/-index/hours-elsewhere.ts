import { clockTime } from '#web/page-data/clock-time.ts'

const DAY = 86_400_000
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
interface Hours {
  days: string[]
  /** Times of day in the company's zone: "09:00". */
  open: string
  close: string
}

interface Words {
  /** A `{time}` on a day before or after another day. */
  days: { twoBefore: string; before: string; after: string; twoAfter: string }
  /** Between the times of opening and closing. */
  sign: string
  /** BCP 47. */
  language: string
}

interface Zones {
  /** IANA names. */
  company: string
  visitor: string
}

/**
 * Opening hours in the visitor's time zone: "6:00 PM–3:00 AM the next day". Calculated for the next of
 * the given days, today included, with that day's daylight saving time in both zones. Undefined if
 * both zones have the same time.
 */
export function hoursElsewhere(
  hours: Hours,
  zones: Zones,
  now: Date,
  words: Words,
): string | undefined {
  const day = nextDay(hours.days, zones.company, now)
  const [open, close] = [hours.open, hours.close].map((time) => {
    const wall = day + Date.parse(`1970-01-01T${time}Z`)
    return { wall, own: wallTime(instantOf(wall, zones.company), zones.visitor) }
  })
  if (!open || !close || (open.own === open.wall && close.own === close.wall)) return undefined

  const opens = onClock(open.own, day, words)
  const closes = onClock(close.own, day, words)
  if (opens.shift === closes.shift)
    return shifted(opens.shift, `${opens.time}${words.sign}${closes.time}`)
  return `${shifted(opens.shift, opens.time)}${words.sign}${shifted(closes.shift, closes.time)}`
}

/** Midnight, as wall time, of the next of `days`. */
function nextDay(days: string[], zone: string, now: Date): number {
  const today = Math.floor(wallTime(now.getTime(), zone) / DAY) * DAY
  const week = DAYS.map((_, index) => today + index * DAY)
  return week.find((day) => days.includes(DAYS[new Date(day).getUTCDay()] ?? '')) ?? today
}

function onClock(wall: number, day: number, { days, language }: Words) {
  const shifts = [days.twoBefore, days.before, '{time}', days.after, days.twoAfter]
  return {
    time: clockTime(new Date(wall).toISOString().slice(11, 16), language),
    shift: shifts[2 + Math.floor(wall / DAY) - day / DAY] ?? '{time}',
  }
}

function shifted(shift: string, time: string): string {
  return shift.replace('{time}', time)
}

/** The local time of a zone at an instant, in milliseconds since 1970 in local time. */
function wallTime(instant: number, timeZone: string): number {
  const numeric = 'numeric'
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
  }).formatToParts(instant)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'))
}

/** The instant at which the local time of a zone is `wall`. */
function instantOf(wall: number, zone: string): number {
  const guess = wall + wall - wallTime(wall, zone)
  // The first guess may lie on the other side of a change to or from daylight saving.
  return guess + wall - wallTime(guess, zone)
}
