import { createFileRoute } from '@tanstack/react-router'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { FactStrip } from '#web/src/components/fact-strip.tsx'
import { LeftOut } from '#web/src/components/left-out.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { Changes } from './-$id/changes.tsx'
import { Story } from './-$id/story.tsx'
import { StudyIntroduction } from './-$id/study-introduction.tsx'

export const Route = createFileRoute('/case-studies/$id')({
  loader: ({ context, params: { id } }) => loadData(context.shell, '/case-studies/$id', id),
  head: ({ loaderData: { study } = {}, match }) =>
    study
      ? seo(match, study, `/case-studies/${study.id}`)
      : seo(match, match.context.shell.notices.notFound.seo),
  component: CaseStudyPage,
})

function CaseStudyPage() {
  const { study, text } = Route.useLoaderData()
  return (
    <>
      <StudyIntroduction study={study} text={text} />
      <FactStrip
        facts={[
          { label: text.year, value: study.year },
          { label: text.duration, value: study.duration },
          { label: text.team, value: study.team },
          { label: text.price, value: study.price },
        ]}
      />
      {study.leftOut && (
        <LeftOut hue={study.hue} counts={study.leftOut.counts}>
          <p className="text-title measure">{study.leftOut.text}</p>
        </LeftOut>
      )}
      <Changes {...study} />
      <Story study={study} text={text} />
      <ClosingCall {...text.closing} primaryTo="/contact" secondaryTo="/case-studies" />
    </>
  )
}
