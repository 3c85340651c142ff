/** The course of a project, in parts such as months. */
export interface Course {
  parts: number
  /** Those before the first release. */
  before: number
  /** Things that moved from the first release on. */
  marks?: number | undefined
  failures: { at: number; isRecorded: boolean }[]
}

/** A shape of the drawing: path data, and its dashes. */
export interface Shape {
  d: string
  strokeDasharray?: string
  opacity?: number
}

/** Equal ticks, as the dashes of a line as wide as the ticks are long. */
export interface Ticks {
  x1: number
  x2: number
  y: number
  strokeWidth: number
  pathLength: number
  strokeDasharray: string
}

const HEIGHT = 120
/** A pleat raises the strip behind it by so much; the next one lowers it again. */
const RISE = 9
/** Half the width of a pleat, and the slant of its creases. */
const PLEAT = 25
const SLANT = 7
const TICK = 22

/**
 * Draws a course as a strip of 1000 by 129 units: paler before the first release, with a tick for each mark after it.
 * A failure is a pleat, dashed if its time is not recorded.
 */
export function createProjectTimeline({ parts, before, marks = 0, failures }: Course) {
  const at = (part: number) => Math.round((1000 * part) / parts)
  const pleats = failures.toSorted((one, other) => one.at - other.at)
  const shapes: Shape[] = []
  const ticks: Ticks[] = []
  const strip = (from: number, to: number, top: number) => `M${from} ${top}H${to}v120H${from}z`
  let from = 0
  for (const [index, end] of [...pleats.map((pleat) => at(pleat.at)), 1000].entries()) {
    const top = index % 2 === 0 ? RISE : 0
    const released = Math.max(from, Math.min(at(before), end))
    if (released > from) shapes.push({ d: strip(from, released, top), opacity: 0.5 })
    if (released < end) shapes.push({ d: strip(released, end, top) })
    const count = (marks * (end - released)) / (1000 - at(before))
    const y = top + HEIGHT - TICK / 2
    if (count > 0) ticks.push(ticksOf(released, end, y, TICK, count))
    from = end
  }
  for (const [index, { at: part, isRecorded }] of pleats.entries()) {
    const [left, right] = [at(part) - PLEAT, at(part) + PLEAT]
    const [top, other] = index % 2 === 0 ? [0, RISE] : [RISE, 0]
    const d = `M${left} ${top}L${right} ${other}l-${SLANT} ${HEIGHT}L${left - SLANT} ${top + HEIGHT}z`
    shapes.push(isRecorded ? { d } : { d, strokeDasharray: '4 3' })
  }
  const bounds = Array.from({ length: parts - 1 }, (_, index) => {
    const isRaised = pleats.filter((pleat) => pleat.at <= index + 1).length % 2 === 1
    return `M${at(index + 1)} ${isRaised ? 0 : RISE}v120`
  })
  shapes.push({ d: bounds.join(''), opacity: 0.3 })
  return { shapes, ticks }
}

/** Ticks of 1.5 units. */
function ticksOf(x1: number, x2: number, y: number, strokeWidth: number, count: number): Ticks {
  const share = (1.5 * count) / (x2 - x1)
  const strokeDasharray = `${share.toFixed(3)} ${(1 - share).toFixed(3)}`
  return { x1, x2, y, strokeWidth, pathLength: Number(count.toFixed(2)), strokeDasharray }
}
