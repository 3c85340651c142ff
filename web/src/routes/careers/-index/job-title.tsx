import { Link } from '@tanstack/react-router'
import type { JobData } from '#web/page-data/careers.ts'
import { Unbroken } from '#web/src/components/unbroken.tsx'

interface JobTitleProps {
  job: JobData
  size: 'title' | 'heading'
}

/** The job's title, as a link to its page, with its pay and its location. */
export function JobTitle({ job, size }: JobTitleProps) {
  return (
    <>
      <h3 className={`text-${size}`}>
        <Link to="/careers/$id" params={{ id: job.id }}>
          <Unbroken text={job.title} />
        </Link>
      </h3>
      {job.pay && (
        <p className="mt-2">
          <strong>
            <Unbroken text={job.pay} />
          </strong>
        </p>
      )}
      <p className="mt-1 text-small text-muted">
        {job.location} · {job.type}
      </p>
    </>
  )
}
