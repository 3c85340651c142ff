import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { pickEntries } from '#content/listed-entries.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { createProjectTimeline } from '#web/fold/project-timeline.ts'
import { fillPlaceholders } from '#worker/shared/placeholders.ts'
import { type CaseStudy, metricData, studyCardData } from './cards.ts'
import { findClaims, pick, serviceHue } from './content-lookups.ts'
import { formatYear } from './format.ts'
import { heroData, pageText } from './page-texts.ts'
import { photoData } from './responsive-images.ts'

/** The data of the list of case studies: its texts, and a card for every study, in the order of the catalogue. */
export function caseStudiesData(content: Content) {
  const { claims, ...page } = pageText(content, 'case-studies')
  const cards = content.catalogue.caseStudies.map((id) => studyCardData(content, id))
  const hue = cards[0]?.hue ?? content.site.hue
  return {
    ...page,
    hero: heroData(content, 'case-studies', hue),
    tiles: findClaims(content, claims),
    cards,
  }
}

/** The data of one case study's page, with its services and the next study. */
export function caseStudyData(content: Content, id: string) {
  const {
    searchTerms: _,
    imageUrl: __,
    ...study
  } = assertDefined(content['case-studies'].get(id), `case study "${id}"`)
  return {
    ...study,
    year: formatYear(study.year, content.site.language),
    services: pickEntries(study.services, content.services).map(({ id, name }) => ({ id, name })),
    metrics: study.metrics.map((metric) => metricData(content, metric)),
    photo: photoData(content, study.photo),
    leftOut: study.leftOut && notBuiltData(content, study.leftOut),
    course: study.course && courseData(study.course),
    hue: serviceHue(content, study.category),
    fold: createFold(id, 5, 300),
    next: nextOf(content, id),
  }
}

/** The study after this one in the list, or the first one after the last; undefined for the only one. */
function nextOf(content: Content, id: string) {
  const ids = content.catalogue.caseStudies
  const next = ids[(ids.indexOf(id) + 1) % ids.length]
  if (next === undefined || next === id) return undefined
  const card = studyCardData(content, next)
  return { ...pick(card, 'id', 'title', 'category', 'client', 'hue', 'fold'), metrics: [] }
}

/** The part of a study that was not built: its text with the counts, and the counts for the drawing. */
export function notBuiltData(
  { site }: Pick<Content, 'site'>,
  { text, counts }: NonNullable<CaseStudy['leftOut']>,
) {
  const { format } = new Intl.NumberFormat(site.language)
  const numbers = counts && { asked: format(counts.asked), leftOut: format(counts.leftOut) }
  return { text: fillPlaceholders(text, numbers ?? {}), counts }
}

export type NotBuiltData = ReturnType<typeof notBuiltData>

/** A text at a place of the drawing; the second line is muted. */
interface Label {
  strong: string
  weak?: string
}

/** The least distance between two labels above the strip, in percent of its length. */
const APART = 24
/** The height of a part in the upright drawing, and of a label, in px. */
const PART = 40
const STEP = 76

/** The course of a study's project: its drawing, and its texts at their places in both directions. */
function courseData(course: NonNullable<CaseStudy['course']>) {
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
  const height = Math.max(PART * parts, STEP * (stops.length + failures.length - 1))
  // Where they are close, a text stands above its place, so that the last one stands at the end.
  let next = Infinity
  const upright = [...stops, ...failures]
    .toSorted((one, other) => other.at - one.at)
    .map(({ at, ...label }, index, { length }) => {
      const y = Math.min(Math.round((height * at) / parts), next - STEP)
      next = Math.max(y, STEP * (length - 1 - index))
      return { ...label, y: next }
    })
    .reverse()
  return {
    text,
    ...createProjectTimeline(course),
    stops: stops.map((stop) => ({ ...stop, at: share(stop), isEnd: stop.at === parts })),
    failures: failures.map((failure, index) => {
      const [at, previous] = [share(failure), failures[index - 1]]
      // Close to the one before it, a text begins at its pleat instead of ending there.
      return { ...failure, at, isEnd: !previous || at - share(previous) >= APART }
    }),
    upright,
    height,
    uprightEnd: height + STEP,
  }
}

export type CourseData = ReturnType<typeof courseData>
