import type { JobData } from '#web/page-data/careers.ts'

/** A job's department and level, and whether it is featured. */
export function JobBadges({ job }: { job: JobData }) {
  return (
    <ul className="tags badges">
      <li className="label">{job.department}</li>
      <li>{job.level}</li>
      {job.featured && <li className="badge-featured">Featured</li>}
    </ul>
  )
}
