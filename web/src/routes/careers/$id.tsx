import { createFileRoute } from '@tanstack/react-router'
import { assertDefined } from '#content/assert-defined.ts'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { FactStrip } from '#web/src/components/fact-strip.tsx'
import { Notice } from '#web/src/components/notice.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { JobFacts } from './-$id/job-facts.tsx'
import { JobIntroduction } from './-$id/job-introduction.tsx'

export const Route = createFileRoute('/careers/$id')({
  loader: ({ context, params: { id } }) => loadData(context.shell, '/careers/$id', id),
  head: ({ loaderData: { job } = {}, match }) => {
    const { notices } = match.context.shell
    if (!job) return seo(match, notices.notFound.seo)
    if (!job.isOpen) return seo(match, notices.jobClosed?.seo)
    const { id, title, location, type, level, pay } = job
    const description = [title, location, type, level, pay].filter(Boolean).join(' · ')
    return seo(match, { title, description }, `/careers/${id}`)
  },
  component: JobPage,
})

function JobPage() {
  const { job, text } = Route.useLoaderData()
  if (!job.isOpen) return <JobClosed title={job.title} />
  return (
    <>
      <JobIntroduction job={job} text={text} />
      <FactStrip
        facts={[
          { label: text.place, value: job.place },
          { label: text.hours, value: job.hours },
        ]}
      />
      <JobFacts job={job} text={text} />
      <ClosingCall {...text.closing} primaryTo="/contact" secondaryTo="/careers" />
    </>
  )
}

/** The page of a job after its application deadline. */
function JobClosed({ title }: { title: string }) {
  const { notices, texts } = useShell()
  const { heading, text } = assertDefined(notices.jobClosed, 'notice "jobClosed"')
  return (
    <Notice name="jobClosed" heading={heading} text={`${title}: ${text}`}>
      <ActionLink to="/careers">{texts.toJobs}</ActionLink>
    </Notice>
  )
}
