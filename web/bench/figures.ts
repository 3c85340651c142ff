/** One thing that was measured, and what was promised of it. */
export interface Figure {
  what: string
  /** Of what, where the same is measured of many. */
  where?: string
  value: number
  /** Stands after the value: ' ms', ' × the floor'. */
  unit: string
  most?: number
  least?: number
}

/** The middle one of an odd number of values, else the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/** Whether a figure, as it is shown, is outside of what was promised. One that could not be measured is. */
export function isMissed({ value, most, least }: Figure): boolean {
  if (most === undefined && least === undefined) return false
  const shown = round(value)
  return !(shown <= (most ?? Number.POSITIVE_INFINITY) && shown >= (least ?? 0))
}

/** As a table shows it: as many digits as tell something. */
export function show({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  return `${round(value).toLocaleString('en', { maximumFractionDigits: 4 })}${unit}`
}

function round(value: number): number {
  const digits = value >= 100 ? 0 : value >= 20 ? 1 : value >= 0.1 ? 2 : 4
  return Number(value.toFixed(digits))
}

/** What was promised of a figure, in words; nothing where nothing was. */
export function promiseOf({ unit, most, least }: Figure): string {
  if (most !== undefined) return `at most ${show({ value: most, unit })}`
  return least === undefined ? '' : `at least ${show({ value: least, unit })}`
}
