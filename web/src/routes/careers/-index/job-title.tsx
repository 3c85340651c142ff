import { Link } from '@tanstack/react-router'
import type { JobData } from '#web/page-data/careers.ts'

/** The job's title, as a link to its page, and its location. */
export function JobTitle({ job }: { job: JobData }) {
  return (
    <>
      <h3 className="text-heading">
        <Link to="/careers/$id" params={{ id: job.id }}>
          {job.title}
        </Link>
      </h3>
      <p className="mt-1 text-small text-muted">
        {job.location} · {job.type}
      </p>
    </>
  )
}
