import { Link } from '@tanstack/react-router'
import type { PageData } from '#web/page-data/pages.ts'
import { Breadcrumb } from '#web/src/components/breadcrumb.tsx'
import { Introduction } from '#web/src/components/introduction.tsx'

/** The result in one claim, with the study's fold, the client and the services. */
export function StudyIntroduction({ study, text }: PageData['/case-studies/$id']) {
  return (
    <Introduction hue={study.hue} fold={study.fold} photo={study.photo}>
      <Breadcrumb list="caseStudies" to="/case-studies">
        <span className="label">{study.category}</span>
      </Breadcrumb>
      <h1 className="text-headline">{study.title}</h1>
      <p className="measure mt-4 text-lead">{study.description}</p>
      <dl className="columns mt-8 text-small">
        <div>
          <dt className="text-muted">{text.client}</dt>
          <dd>{study.client}</dd>
        </div>
        <div>
          <dt className="text-muted">{study.services.length > 1 ? text.services : text.service}</dt>
          <dd className="actions">
            {study.services.map(({ id, name }) => (
              <Link key={id} to="/services/$id" params={{ id }}>
                {name}
              </Link>
            ))}
          </dd>
        </div>
      </dl>
    </Introduction>
  )
}
