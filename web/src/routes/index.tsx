import { createFileRoute } from '@tanstack/react-router'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { Figures } from '#web/src/components/figures.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { FeaturedStudies } from './-index/featured-studies.tsx'
import { Hero } from './-index/hero.tsx'
import { Proof } from './-index/proof.tsx'
import { ServicesPreview } from './-index/services-preview.tsx'
import { Technologies } from './-index/technologies.tsx'
import { Voice } from './-index/voice.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadData(context.shell, '/'),
  head: ({ loaderData, match }) => seo(match, loaderData?.seo, '/'),
  component: HomePage,
})

function HomePage() {
  const { hero, fold, hue, leftOut, figures, closing, ...page } = Route.useLoaderData()
  const { services, cards, voice, technologies, studies, studyCards } = page
  return (
    <>
      <Hero {...hero} fold={fold} hue={hue} />
      {leftOut && <Proof {...leftOut} />}
      <Figures figures={figures} size="heading" />
      <ServicesPreview {...services} cards={cards} />
      {voice && <Voice {...voice} />}
      {technologies && <Technologies {...technologies} />}
      {studies && <FeaturedStudies {...studies} cards={studyCards} />}
      <ClosingCall {...closing} primaryTo="/contact" secondaryTo="/about" />
    </>
  )
}
