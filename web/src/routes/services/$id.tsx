import catalogue from 'content:catalogue'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { FactStrip } from '#web/src/components/fact-strip.tsx'
import { ServiceNotFound } from '#web/src/components/service-not-found.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { Facts } from './-$id/facts.tsx'
import { Near } from './-$id/near.tsx'
import { RelatedStudies } from './-$id/related-studies.tsx'
import { ServiceIntroduction } from './-$id/service-introduction.tsx'

const aliases = new Map(Object.entries(catalogue.serviceAliases))

export const Route = createFileRoute('/services/$id')({
  beforeLoad: ({ params: { id } }) => {
    const hash = aliases.get(id)
    if (hash !== undefined) throw redirect({ to: '/services', hash })
  },
  loader: ({ context, params: { id } }) => loadData(context.shell, '/services/$id', id),
  head: ({ loaderData: { service } = {}, match }) => {
    if (!service) return seo(match, match.context.shell.notices.serviceNotFound.seo)
    const { id, name: title, shortDescription: description } = service
    return seo(match, { title, description }, `/services/${id}`)
  },
  component: ServicePage,
  notFoundComponent: ServiceNotFound,
})

function ServicePage() {
  const { service, text } = Route.useLoaderData()
  return (
    <>
      <ServiceIntroduction service={service} />
      <FactStrip
        facts={[
          { label: text.firstResult, value: service.firstResult },
          { label: text.team, value: service.team },
          { label: text.keeps, value: service.keeps },
        ]}
      />
      <Facts service={service} text={text} />
      {text.studies && <RelatedStudies {...text.studies} studies={service.studies} />}
      <Near heading={text.near} near={service.near} />
      <ClosingCall {...text.closing} primaryTo="/contact" secondaryTo="/services" />
    </>
  )
}
