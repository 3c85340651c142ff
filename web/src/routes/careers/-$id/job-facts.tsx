import type { OpenJobData } from '#web/page-data/job.ts'
import type { PageData } from '#web/page-data/pages.ts'
import { ApplyLink } from '#web/src/components/apply-link.tsx'
import { Fact, FactList, FactProse } from '#web/src/components/fact.tsx'

/** All fields of a job, one heading each, and the facts about every job. */
export function JobFacts({ job, text }: PageData['/careers/$id'] & { job: OpenJobData }) {
  return (
    <>
      <div className={`wrapper hue-${job.hue}`}>
        <FactProse heading={text.description} text={job.description} />
      </div>
      {text.firstNinetyDays && job.firstNinetyDays && (
        <div className="band">
          <div className="wrapper">
            <FactProse heading={text.firstNinetyDays} text={job.firstNinetyDays} />
          </div>
        </div>
      )}
      <div className={`wrapper hue-${job.hue}`}>
        <FactList heading={text.requirements} items={job.requirements} className="ruled-list" />
        <FactList heading={text.benefits} items={job.benefits} className="ruled-list" />
        <Fact heading={text.hiring}>
          {/* Inside an element: the first part of a text that is the row itself has the size of a lead. */}
          <div>
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
          </div>
        </Fact>
      </div>
    </>
  )
}
