import type { PageData } from '#web/page-data/pages.ts'
import { Breadcrumb } from '#web/src/components/breadcrumb.tsx'
import { Introduction } from '#web/src/components/introduction.tsx'

/** The result in one claim, with the study's fold and the client. */
export function StudyIntroduction({ study, text }: PageData['/case-studies/$id']) {
  return (
    <Introduction hue={study.hue} fold={study.fold} photo={study.photo}>
      <Breadcrumb list="caseStudies" to="/case-studies">
        <span className="label">{study.category}</span>
      </Breadcrumb>
      <h1 className="text-headline">{study.title}</h1>
      <p className="measure mt-4 text-lead">{study.description}</p>
      <dl className="mt-8 text-small">
        <div>
          <dt className="text-muted">{text.client}</dt>
          <dd>{study.client}</dd>
        </div>
      </dl>
    </Introduction>
  )
}
