import type { OpenJobData } from '#web/page-data/job.ts'
import type { PageData } from '#web/page-data/pages.ts'
import { ApplyLink } from '#web/src/components/apply-link.tsx'
import { Breadcrumb } from '#web/src/components/breadcrumb.tsx'
import { Introduction } from '#web/src/components/introduction.tsx'
import { JobBadges } from '#web/src/components/job-badges.tsx'
import { Tags } from '#web/src/components/tags.tsx'
import { Unbroken } from '#web/src/components/unbroken.tsx'

/** The job's title, pay, location, dates and link to apply. */
export function JobIntroduction({ job, text }: PageData['/careers/$id'] & { job: OpenJobData }) {
  return (
    <Introduction hue={job.hue} fold={job.fold}>
      <Breadcrumb list="careers" to="/careers" />
      <h1 className="text-headline">
        <Unbroken text={job.title} />
      </h1>
      {job.pay && (
        <p className="mt-4 text-title">
          <span className="visually-hidden">{text.pay} </span>
          <Unbroken text={job.pay} />
        </p>
      )}
      <p className="mt-1 text-lead">
        {job.location} · {job.type}
      </p>
      <JobBadges job={job} />
      <p className="actions mt-8">
        <ApplyLink job={job} variant="solid" />
      </p>
      <Tags className="mt-4">
        <span>
          {text.posted} <time dateTime={job.posted.date}>{job.posted.shown}</time>
        </span>
        {job.until && (
          <span>
            {text.until} <time dateTime={job.until.date}>{job.until.shown}</time>
          </span>
        )}
      </Tags>
    </Introduction>
  )
}
