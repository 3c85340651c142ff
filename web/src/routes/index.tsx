import { createFileRoute } from '@tanstack/react-router'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { Figures } from '#web/src/components/figures.tsx'
import { seo } from '#web/src/lib/seo.ts'
import { Hero } from './-home/hero.tsx'
import { ServicesPreview } from './-home/services-preview.tsx'

export const Route = createFileRoute('/')({
  loader: async () => (await import('content:home')).default,
  head: ({ loaderData }) => (loaderData ? seo({ ...loaderData.seo, path: '/' }) : {}),
  component: HomePage,
})

function HomePage() {
  const { hero, fold, figures, services, cards, closing } = Route.useLoaderData()
  return (
    <>
      <Hero {...hero} fold={fold} />
      <Figures figures={figures} />
      <ServicesPreview {...services} cards={cards} />
      <ClosingCall {...closing} primaryTo="/contact" secondaryTo="/about" />
    </>
  )
}
