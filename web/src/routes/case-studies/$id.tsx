import { createFileRoute } from '@tanstack/react-router'
import type { PageData } from '#web/page-data/pages.ts'
import { NotBuiltSection, StudyRow } from '#web/src/components/case-studies.tsx'
import { BeforeAfterBars, KeyFiguresSection } from '#web/src/components/key-figures.tsx'
import { Breadcrumb, PageHeader } from '#web/src/components/page-header.tsx'
import { Prose } from '#web/src/components/prose.tsx'
import {
  FactColumns,
  LabeledRow,
  ListRow,
  ProseBand,
  ProseRow,
  ServicesRow,
} from '#web/src/components/rows.tsx'
import { CallToAction } from '#web/src/components/section.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'
import { ProjectTimeline } from './-$id/project-timeline.tsx'

export const Route = createFileRoute('/case-studies/$id')({
  loader: ({ context, params: { id } }) => fetchPageData(context.layout, '/case-studies/$id', id),
  head: ({ loaderData: { study } = {}, match }) =>
    study
      ? pageHead(match, study, `/case-studies/${study.id}`)
      : pageHead(match, match.context.layout.notices.notFound.seo),
  component: CaseStudyPage,
})

function CaseStudyPage() {
  const { study, text } = Route.useLoaderData()
  const trail = (
    <Breadcrumb list="caseStudies" to="/case-studies">
      <span className="label">{study.category}</span>
    </Breadcrumb>
  )
  return (
    <>
      <PageHeader {...study} heading={study.title} text={study.description} breadcrumb={trail} />
      <FactColumns
        facts={[
          [text.client, study.client],
          [text.price, study.price],
          [text.year, study.year],
          [text.duration, study.duration],
          [text.team, study.team],
        ]}
      />
      {study.leftOut && (
        <NotBuiltSection hue={study.hue} counts={study.leftOut.counts}>
          <p className="text-title measure">{study.leftOut.text}</p>
        </NotBuiltSection>
      )}
      <Changes {...study} />
      <Story study={study} text={text} />
      <CallToAction {...text.closing} to="/case-studies" />
    </>
  )
}

/** The study's figures: first those with a change, each with its drawing, then the others. */
function Changes({ metrics, hue }: PageData['/case-studies/$id']['study']) {
  return (
    <>
      <div className={`wrapper hue-${hue}`}>
        {metrics.map(
          ({ label, value, basis, change }) =>
            change && (
              <figure key={label} className="row">
                <figcaption>
                  <p className="text-headline">{value}</p>
                  <p className="mt-2 text-small text-muted">{label}</p>
                  <p className="text-small">{change.text}</p>
                  {basis && <p className="mt-2 text-small text-muted">{basis}</p>}
                </figcaption>
                <BeforeAfterBars {...change} className="text-title" />
              </figure>
            ),
        )}
      </div>
      <KeyFiguresSection figures={metrics.filter(({ change }) => !change)} />
    </>
  )
}

/**
 * The client's words; the problem, the decision with its number, the course, the results; the failures on a dark band;
 * the technologies, the services, the next study.
 */
function Story({ study, text }: PageData['/case-studies/$id']) {
  const { quote, margin, course, next } = study
  return (
    <div className={`hue-${study.hue}`}>
      <div className="wrapper">
        {quote && (
          <figure className="row">
            <blockquote className="quote text-title">{quote.text}</blockquote>
            <figcaption className="text-small">
              <p className="text-heading">{quote.name}</p>
              <p className="text-muted">{quote.role}</p>
            </figcaption>
          </figure>
        )}
        <ProseRow heading={text.challenge} text={study.challenge} />
        <LabeledRow heading={text.solution}>
          <Prose text={study.solution} at={margin?.paragraph}>
            {margin && (
              <aside className="margin-note">
                <p className="text-title">{margin.value}</p>
                <p className="text-small text-muted">{margin.label}</p>
              </aside>
            )}
          </Prose>
        </LabeledRow>
        {course && text.course && <ProjectTimeline heading={text.course} course={course} />}
        <ListRow heading={text.results} items={study.results} className="ruled-list" />
        <ProseRow heading={text.measured} text={study.measured} />
      </div>
      <ProseBand heading={text.failed} text={study.failed} />
      <div className="wrapper">
        <ListRow heading={text.technologies} items={study.technologies} className="marked-list" />
        <ServicesRow
          heading={study.services.length > 1 ? text.services : text.service}
          services={study.services}
        />
        {next && text.next && <StudyRow card={next} relation={text.next} />}
      </div>
    </div>
  )
}
