import { loadPage } from 'content:pages'
import { createFileRoute } from '@tanstack/react-router'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { Prose } from '#web/src/components/prose.tsx'
import { loadEntry } from '#web/src/lib/load-entry.ts'
import { seo } from '#web/src/lib/seo.ts'

export const Route = createFileRoute('/careers/$id')({
  loader: async ({ params: { id } }) => {
    const [job, text] = await Promise.all([loadEntry('/careers/$id', id), loadPage('job')])
    return { job, text }
  },
  head: ({ loaderData: { job } = {} }) =>
    job
      ? seo({
          title: job.title,
          description: `${job.level}, ${job.location}: ${job.title} at our company.`,
          path: `/careers/${job.id}`,
        })
      : {},
  component: JobPage,
})

function JobPage() {
  const { job } = Route.useLoaderData()
  return (
    <>
      <PageHeading heading={job.title} text={job.level} />
      <div className="frame">
        <Prose text={job.description} />
      </div>
    </>
  )
}
