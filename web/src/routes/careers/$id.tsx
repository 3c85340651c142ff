import { createFileRoute } from '@tanstack/react-router'
import type { OpenJobData } from '#web/page-data/careers.ts'
import type { PageData } from '#web/page-data/pages.ts'
import { DotList, NoBreak } from '#web/src/components/inline-text.tsx'
import { ApplyLink, JobBadges } from '#web/src/components/jobs.tsx'
import { ButtonLink } from '#web/src/components/links.tsx'
import { NoticePage } from '#web/src/components/notice-pages.tsx'
import { Breadcrumb, PageHero } from '#web/src/components/page-header.tsx'
import { FactColumns, LabeledRow, ListRow, ProseBand, ProseRow } from '#web/src/components/rows.tsx'
import { CallToAction } from '#web/src/components/section.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'

export const Route = createFileRoute('/careers/$id')({
  loader: ({ context, params: { id } }) => fetchPageData(context.layout, '/careers/$id', id),
  head: ({ loaderData: { job } = {}, match }) => {
    const { notices } = match.context.layout
    if (!job) return pageHead(match, notices.notFound.seo)
    if (!job.isOpen) return pageHead(match, notices.jobClosed?.seo)
    const { id, title, location, type, level, pay } = job
    const description = [title, location, type, level, pay].filter(Boolean).join(' · ')
    return pageHead(match, { title, description }, `/careers/${id}`)
  },
  component: JobPage,
})

function JobPage() {
  const { job, text } = Route.useLoaderData()
  if (!job.isOpen) return <JobClosed title={job.title} />
  return (
    <>
      <JobIntroduction job={job} text={text} />
      <FactColumns
        facts={[
          [text.place, job.place],
          [text.hours, job.hours],
        ]}
      />
      <JobFacts job={job} text={text} />
      <CallToAction {...text.closing} to="/careers" />
    </>
  )
}

/** The page of a job after its application deadline. */
function JobClosed({ title }: { title: string }) {
  const { texts } = useLayout()
  return (
    <NoticePage name="jobClosed" about={title}>
      <ButtonLink to="/careers">{texts.toJobs}</ButtonLink>
    </NoticePage>
  )
}

/** The job's title, pay, location, dates and link to apply. */
function JobIntroduction({ job, text }: PageData['/careers/$id'] & { job: OpenJobData }) {
  return (
    <PageHero hue={job.hue} fold={job.fold}>
      <Breadcrumb list="careers" to="/careers" />
      <h1 className="text-headline">
        <NoBreak text={job.title} />
      </h1>
      {job.pay && (
        <p className="mt-4 text-title">
          <span className="visually-hidden">{text.pay} </span>
          <NoBreak text={job.pay} />
        </p>
      )}
      <p className="mt-1 text-lead">
        {job.location} · {job.type}
      </p>
      <JobBadges job={job} />
      <p className="actions mt-8">
        <ApplyLink job={job} variant="solid" />
      </p>
      <DotList className="mt-4">
        <span>
          {text.posted} <time dateTime={job.posted.date}>{job.posted.shown}</time>
        </span>
        {job.until && (
          <span>
            {text.until} <time dateTime={job.until.date}>{job.until.shown}</time>
          </span>
        )}
      </DotList>
    </PageHero>
  )
}

/** All fields of a job, one heading each, and the facts about every job. */
function JobFacts({ job, text }: PageData['/careers/$id'] & { job: OpenJobData }) {
  return (
    <>
      <div className={`wrapper hue-${job.hue}`}>
        <ProseRow heading={text.description} text={job.description} />
      </div>
      <ProseBand heading={text.firstNinetyDays} text={job.firstNinetyDays} />
      <div className={`wrapper hue-${job.hue}`}>
        <ListRow heading={text.requirements} items={job.requirements} className="ruled-list" />
        <ListRow heading={text.benefits} items={job.benefits} className="ruled-list" />
        <LabeledRow heading={text.hiring}>
          <div className="prose">
            {job.hiringTime && <p className="text-lead">{job.hiringTime}</p>}
            {job.hiring.length > 0 && (
              <ol>
                {job.hiring.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
            <p className="actions mt-8">
              <ApplyLink job={job} variant="solid" />
            </p>
            {text.equalOpportunity && (
              <p className="text-small text-muted">{text.equalOpportunity}</p>
            )}
          </div>
        </LabeledRow>
      </div>
    </>
  )
}
