import { createFileRoute, Link } from '@tanstack/react-router'
import type { CareersData, JobData } from '#web/page-data/careers.ts'
import { FoldDrawing, Icon } from '#web/src/components/graphics.tsx'
import { NoBreak } from '#web/src/components/inline-text.tsx'
import { ApplyLink, JobBadges } from '#web/src/components/jobs.tsx'
import { KeyFiguresSection } from '#web/src/components/key-figures.tsx'
import { ButtonLink } from '#web/src/components/links.tsx'
import { PageHeader } from '#web/src/components/page-header.tsx'
import { Prose } from '#web/src/components/prose.tsx'
import { LabeledRow, RuledList } from '#web/src/components/rows.tsx'
import { CallToAction, Section } from '#web/src/components/section.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'

export const Route = createFileRoute('/careers/')({
  loader: ({ context }) => fetchPageData(context.layout, '/careers'),
  head: ({ loaderData, match }) => pageHead(match, loaderData?.seo, '/careers'),
  component: CareersPage,
})

/** The ids of two sections. */
const BENEFITS = 'benefits'
const OPENINGS = 'openings'

function CareersPage() {
  const page = Route.useLoaderData()
  return (
    <>
      <PageHeader {...page.hero}>
        {page.jobs.length > 0 && (
          <div className="actions mt-8">
            <ButtonLink to="/careers" hash={OPENINGS}>
              {page.openings}
            </ButtonLink>
          </div>
        )}
      </PageHeader>
      <KeyFiguresSection figures={page.stats} />
      <OpenPositions {...page} />
      {page.values && (
        <div className="wrapper">
          <LabeledRow heading={page.values.heading}>
            <RuledList items={page.values.items} />
          </LabeledRow>
        </div>
      )}
      {page.benefits && <Benefits {...page.benefits} />}
      <CallToAction {...page.closing} to="/careers" hash={BENEFITS} />
    </>
  )
}

/** The perks, each with its figure or, without one, its icon. */
function Benefits({ heading, items }: NonNullable<CareersData['benefits']>) {
  return (
    <Section heading={heading} id={BENEFITS}>
      <ul className="ruled-list">
        {items.map(({ figure, icon, title, description }) => (
          <li key={title}>
            <h3>
              {figure ? <span className="text-title">{figure}</span> : <Icon path={icon} />}
              {`\u2002${title}`}
            </h3>
            <p className="mt-2 text-small text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The featured jobs, then every job with the featured ones last; renders nothing without any. */
function OpenPositions({ featured, openings, jobs }: CareersData) {
  if (jobs.length === 0) return null
  const large = jobs.filter((job) => job.featured)
  const rows = jobs.toSorted((a, b) => Number(a.featured) - Number(b.featured))
  return (
    <>
      {large.length > 0 && (
        <Section heading={featured}>
          {large.map((job) => (
            <JobRow key={job.id} job={job} isLarge />
          ))}
        </Section>
      )}
      <Section heading={openings} id={OPENINGS}>
        {rows.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </Section>
    </>
  )
}

interface JobRowProps {
  job: JobData
  /** Larger, with its fold and without requirements. */
  isLarge?: boolean
}

/** A job in a row, which leads to its page: title, pay, badges, description and the link to apply. */
function JobRow({ job, isLarge = false }: JobRowProps) {
  const head = (
    <div>
      <h3 className={isLarge ? 'text-title' : 'text-heading'}>
        <Link to="/careers/$id" params={{ id: job.id }} className="card-link">
          <NoBreak text={job.title} />
        </Link>
      </h3>
      {job.pay && (
        <p className="text-lead">
          <NoBreak text={job.pay} />
        </p>
      )}
      <JobBadges job={job} />
    </div>
  )
  return (
    <article className={`row job hue-${job.hue}`}>
      {isLarge && job.fold ? <FoldDrawing fold={job.fold} className="portrait" /> : head}
      <div className={isLarge ? undefined : 'job-columns'}>
        {isLarge && head}
        <div className="text-small">
          <p className={isLarge ? 'mt-4' : 'mt-1'}>{`${job.location}\u00a0· ${job.type}`}</p>
          <div className="mt-1 text-muted">
            <Prose text={job.description} />
          </div>
        </div>
        <div className="flex flex-wrap justify-between gap-2">
          {!isLarge && (
            <ul>
              {job.requirements.map((requirement) => (
                <li key={requirement} className="badge mt-1 text-muted">
                  {requirement}
                </li>
              ))}
            </ul>
          )}
          <p className={`actions items-baseline ${isLarge ? 'lt-sm:w-full' : ''}`}>
            <ApplyLink job={job} variant={isLarge ? 'solid' : 'quiet'} />
          </p>
        </div>
      </div>
    </article>
  )
}
