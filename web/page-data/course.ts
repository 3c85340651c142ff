import type { Content } from '#content/collections.ts'
import { createCourse } from '#web/fold/create-course.ts'

type Course = NonNullable<NonNullable<ReturnType<Content['case-studies']['get']>>['course']>

/** A text at a place of the drawing; the second line is muted. */
interface Label {
  strong: string
  weak?: string
}

/** The least distance between two labels above the strip, in percent of its length. */
const APART = 24
/** The height of a part in the upright drawing, and of a label, in px. */
const PART = 32
const STEP = 76

/** The course of a study's project: its drawing, and its texts at their places in both directions. */
export function courseData(course: Course) {
  const { text, parts, before, begin, first, last } = course
  const failures = course.failures
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, text, date }) => ({ at, strong: text, weak: date }))
  const stops: (Label & { at: number })[] = [
    { at: 0, strong: begin },
    { at: before, strong: first.date, weak: first.text },
    { at: parts, strong: last.date, weak: last.text },
  ]
  const share = ({ at }: { at: number }) => Math.round((100 * at) / parts)
  const ends = failures.map(share)
  const height = Math.max(PART * parts, STEP * (stops.length + failures.length - 1))
  let free = 0
  const upright = [...stops, ...failures]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, ...label }) => {
      const y = Math.max(Math.round((height * at) / parts), free)
      free = y + STEP
      return { ...label, y }
    })
  return {
    text,
    ...createCourse(course),
    stops: stops.map((stop) => ({ ...stop, at: share(stop), isEnd: stop.at === parts })),
    failures: failures.map((failure, index) => ({
      ...failure,
      at: Math.min(share(failure), (ends[index + 1] ?? 100 + APART) - APART),
    })),
    upright,
    height,
    uprightEnd: free,
  }
}

export type CourseData = ReturnType<typeof courseData>
