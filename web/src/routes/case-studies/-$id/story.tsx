import { Link } from '@tanstack/react-router'
import type { PageData } from '#web/page-data/pages.ts'
import { Fact, FactList, FactProse } from '#web/src/components/fact.tsx'
import { Prose } from '#web/src/components/prose.tsx'
import { StudyRow } from '#web/src/components/study-row.tsx'
import { Course } from './course.tsx'

/**
 * The client's words; the problem, the decision with its number, the course, the results; the failures on a dark band;
 * the technologies, the services, the next study.
 */
export function Story({ study, text }: PageData['/case-studies/$id']) {
  const { quote, margin, course, next } = study
  return (
    <div className={`hue-${study.hue}`}>
      <div className="wrapper">
        {quote && (
          <figure className="fact">
            <blockquote className="quote text-title">{quote.text}</blockquote>
            <figcaption className="text-small">
              <p className="text-heading">{quote.name}</p>
              <p className="text-muted">{quote.role}</p>
            </figcaption>
          </figure>
        )}
        <FactProse heading={text.challenge} text={study.challenge} />
        <Fact heading={text.solution}>
          <Prose text={study.solution} at={margin?.paragraph}>
            {margin && (
              <aside className="margin">
                <p className="text-title">{margin.value}</p>
                <p className="text-small text-muted">{margin.label}</p>
              </aside>
            )}
          </Prose>
        </Fact>
        {course && text.course && <Course heading={text.course} course={course} />}
        <FactList heading={text.results} items={study.results} className="ruled-list" />
        <FactProse heading={text.measured} text={study.measured} />
      </div>
      {study.failed && (
        <div className="band">
          <div className="wrapper">
            <FactProse heading={text.failed} text={study.failed} />
          </div>
        </div>
      )}
      <div className="wrapper">
        <FactList heading={text.technologies} items={study.technologies} className="marked-list" />
        <Fact heading={study.services.length > 1 ? text.services : text.service}>
          <ul className="marked-list">
            {study.services.map(({ id, name }) => (
              <li key={id}>
                <Link to="/services/$id" params={{ id }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
        {next && text.next && (
          <StudyRow card={{ ...next, metrics: [] }} relation={text.next} isBrief />
        )}
      </div>
    </div>
  )
}
