import { useShell } from '#web/src/lib/shell.ts'

interface JobBadgesProps {
  job: { level: string; featured: boolean }
}

/** A job's level, and whether it is featured. */
export function JobBadges({ job }: JobBadgesProps) {
  const { texts } = useShell()
  return (
    <ul className="tags text-muted">
      <li>{job.level}</li>
      {job.featured && <li>{texts.featured}</li>}
    </ul>
  )
}
