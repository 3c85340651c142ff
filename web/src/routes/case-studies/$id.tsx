import { loadPage } from 'content:pages'
import { createFileRoute } from '@tanstack/react-router'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { FactStrip } from '#web/src/components/fact-strip.tsx'
import { Figures } from '#web/src/components/figures.tsx'
import { loadEntry } from '#web/src/lib/load-entry.ts'
import { seo } from '#web/src/lib/seo.ts'
import { parseCaseStudyParams } from './-$id/case-study-address.ts'
import { Story } from './-$id/story.tsx'
import { StudyIntroduction } from './-$id/study-introduction.tsx'

export const Route = createFileRoute('/case-studies/$id')({
  params: { parse: parseCaseStudyParams, stringify: (params) => params },
  loader: async ({ params: { id } }) => {
    const [study, text] = await Promise.all([
      loadEntry('/case-studies/$id', id),
      loadPage('case-study'),
    ])
    return { study, text }
  },
  head: ({ loaderData: { study } = {} }) =>
    study
      ? seo({
          title: study.title,
          description: study.description,
          path: `/case-studies/${study.id}`,
        })
      : {},
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
        ]}
      />
      <Figures figures={study.metrics} />
      <Story study={study} text={text} />
      <ClosingCall {...text.closing} primaryTo="/contact" secondaryTo="/case-studies" />
    </>
  )
}
