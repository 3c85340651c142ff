import type { CaseStudyData } from '#web/page-data/case-study.ts'
import type { PageData } from '#web/page-data/pages.ts'
import { Fact } from '#web/src/components/fact.tsx'
import { Prose } from '#web/src/components/prose.tsx'

/** The problem, the decision, the results, the failures and the technologies. */
export function Story({
  study,
  text,
}: {
  study: CaseStudyData
  text: PageData['/case-studies/$id']['text']
}) {
  return (
    <div className={`wrapper hue-${study.hue}`}>
      <Fact heading={text.challenge}>
        <Prose text={study.challenge} />
      </Fact>
      <Fact heading={text.solution}>
        <Prose text={study.solution} />
      </Fact>
      <Fact heading={text.results}>
        <ul className="ruled-list">
          {study.results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
      </Fact>
      <Fact heading={text.measured}>
        <Prose text={study.measured} />
      </Fact>
      <Fact heading={text.failed}>
        <Prose text={study.failed} />
      </Fact>
      <figure className="fact">
        <blockquote className="measure text-title">{`“${study.quote.text}”`}</blockquote>
        <figcaption className="text-small">
          <p className="text-heading">{study.quote.name}</p>
          <p className="text-muted">{study.quote.role}</p>
        </figcaption>
      </figure>
      <Fact heading={text.technologies}>
        <ul className="marked-list">
          {study.technologies.map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
      </Fact>
    </div>
  )
}
