import type { OpenJobData } from '#web/page-data/job.ts'
import type { PageData } from '#web/page-data/pages.ts'
import { ApplyLink } from '#web/src/components/apply-link.tsx'
import { Fact } from '#web/src/components/fact.tsx'
import { Prose } from '#web/src/components/prose.tsx'

/** All fields of a job, one heading each, and the facts about every job. */
export function JobFacts({
  job,
  text,
}: {
  job: OpenJobData
  text: PageData['/careers/$id']['text']
}) {
  return (
    <div className={`wrapper hue-${job.hue}`}>
      <Fact heading={text.description}>
        <Prose text={job.description} />
      </Fact>
      <Fact heading={text.firstNinetyDays}>
        <Prose text={job.firstNinetyDays} />
      </Fact>
      <Fact heading={text.requirements}>
        <RuledList items={job.requirements} />
      </Fact>
      <Fact heading={text.benefits}>
        <RuledList items={job.benefits} />
      </Fact>
      <Fact heading={text.hiring}>
        <div className="prose">
          <p>{job.hiringTime}</p>
          <ol>
            {job.hiring.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <ApplyLink job={job} variant="solid" />
          </p>
          <p className="text-small text-muted">{text.equalOpportunity}</p>
        </div>
      </Fact>
    </div>
  )
}

function RuledList({ items }: { items: string[] }) {
  return (
    <ul className="ruled-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
