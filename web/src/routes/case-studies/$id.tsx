import { entries, text } from 'content:case-study'
import { createFileRoute } from '@tanstack/react-router'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { Figures } from '#web/src/components/figures.tsx'
import { parseCaseStudyParams } from '#web/src/lib/case-study-address.ts'
import { seo } from '#web/src/lib/seo.ts'
import { Story } from './-case-study/story.tsx'
import { StudyIntroduction } from './-case-study/study-introduction.tsx'

export const Route = createFileRoute('/case-studies/$id')({
  params: { parse: parseCaseStudyParams, stringify: (params) => params },
  loader: async ({ params: { id } }) => (await entries[id]()).default,
  head: ({ loaderData: study }) =>
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
  const study = Route.useLoaderData()
  return (
    <>
      <StudyIntroduction study={study} text={text} />
      <Figures figures={study.metrics} />
      <Story study={study} text={text} />
      <ClosingCall {...text.closing} primaryTo="/contact" secondaryTo="/case-studies" />
    </>
  )
}
