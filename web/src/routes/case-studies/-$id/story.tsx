import type { PageData } from '#web/page-data/pages.ts'
import { FactList, FactProse } from '#web/src/components/fact.tsx'
import { StudyRow } from '#web/src/components/study-row.tsx'

/**
 * The client's words across the page; the problem, the decision, the results, the failures and the technologies; the
 * next study.
 */
export function Story({ study, text }: PageData['/case-studies/$id']) {
  return (
    <div className={`hue-${study.hue}`}>
      {study.quote && (
        <div className="band mt-20">
          <figure className="wrapper fact">
            <blockquote className="quote text-title">{study.quote.text}</blockquote>
            <figcaption className="text-small">
              <p className="text-heading">{study.quote.name}</p>
              <p className="text-muted">{study.quote.role}</p>
            </figcaption>
          </figure>
        </div>
      )}
      <div className="wrapper">
        <FactProse heading={text.challenge} text={study.challenge} />
        <FactProse heading={text.solution} text={study.solution} />
        <FactList heading={text.results} items={study.results} className="ruled-list" />
        <FactProse heading={text.measured} text={study.measured} />
        <FactProse heading={text.failed} text={study.failed} />
        <FactList heading={text.technologies} items={study.technologies} className="marked-list" />
        {study.next && text.next && <StudyRow card={study.next} relation={text.next} />}
      </div>
    </div>
  )
}
