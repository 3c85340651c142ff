/** A measurement and its promised limits. */
export interface Figure {
  what: string
  /** The measured page or variant, if there are several. */
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

/** Whether a figure, as displayed, is outside its promised limits. True for a failed measurement. */
export function isMissed({ value, most, least }: Figure): boolean {
  if (most === undefined && least === undefined) return false
  const shown = round(value)
  return !(shown <= (most ?? Number.POSITIVE_INFINITY) && shown >= (least ?? 0))
}

/** The figure as text, with its significant digits only. */
export function show({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  return `${round(value).toLocaleString('en', { maximumFractionDigits: 4 })}${unit}`
}

function round(value: number): number {
  const digits = value >= 100 ? 0 : value >= 20 ? 1 : value >= 0.1 ? 2 : 4
  return Number(value.toFixed(digits))
}

/** The promised limits of a figure in words; '' without any. */
export function promiseOf({ unit, most, least }: Figure): string {
  if (most !== undefined) return `at most ${show({ value: most, unit })}`
  return least === undefined ? '' : `at least ${show({ value: least, unit })}`
}
