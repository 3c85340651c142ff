import { useShell } from '#web/src/lib/shell.ts'

interface JobBadgesProps {
  job: { department: string; level: string; featured: boolean }
}

/** A job's department and level, and whether it is featured. */
export function JobBadges({ job }: JobBadgesProps) {
  const { texts } = useShell()
  return (
    <ul className="tags">
      <li className="label">{job.department}</li>
      <li>{job.level}</li>
      {job.featured && <li>{texts.featured}</li>}
    </ul>
  )
}
