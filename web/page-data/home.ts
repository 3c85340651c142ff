import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { pickEntries } from '#content/listed-entries.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { studyCardData } from './cards.ts'
import { notBuiltData } from './case-studies.ts'
import { findClaims, pick, serviceHue } from './content-lookups.ts'
import { heroHue, pageFold } from './page-texts.ts'
import { serviceCardData } from './services.ts'

type Testimonial = NonNullable<Content['pages/home']['testimonial']>

/** The number of services on the home page: the first of the catalogue. */
const SERVICES_SHOWN = 6

export function homeData(content: Content) {
  const { claims, testimonial, ...page } = content['pages/home']
  const { services, caseStudies } = content.catalogue
  return {
    ...page,
    fold: pageFold(content, 'home', 480),
    hue: heroHue(content.site),
    figures: findClaims(content, claims).map(({ label, value }) => ({ label, value })),
    leftOut: firstLeftOut(content),
    testimonial: testimonial && testimonialData(content, testimonial),
    studyCards: caseStudies
      .map((id) => studyCardData(content, id))
      .filter(({ featured }) => featured),
    cards: services.slice(0, SERVICES_SHOWN).map((id) => serviceCardData(content, id)),
  }
}

/** The first study that counts what was not built. */
function firstLeftOut(content: Content) {
  const studies = pickEntries(content.catalogue.caseStudies, content['case-studies'])
  const study = studies.find(({ leftOut }) => leftOut?.counts)
  return (
    study?.leftOut && {
      ...notBuiltData(content, study.leftOut),
      hue: serviceHue(content, study.category),
      to: `/case-studies/${study.id}`,
    }
  )
}

/** The words of a client, their speaker, and the study they are from, with its fold. */
function testimonialData(content: Content, { study: id, text }: Testimonial) {
  const study = assertDefined(content['case-studies'].get(id), `case study "${id}"`)
  return {
    ...pick(assertDefined(study.quote, `quote of "${id}"`), 'name', 'role'),
    ...pick(study, 'client', 'title'),
    text,
    to: `/case-studies/${id}`,
    hue: serviceHue(content, study.category),
    fold: createFold(id, 5, 300),
  }
}

export type HomeData = ReturnType<typeof homeData>
