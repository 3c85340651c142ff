import frame from 'content:frame'
import { loadPage } from 'content:pages'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { serviceAliases } from '#web/src/catalogue.gen.ts'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { FactStrip } from '#web/src/components/fact-strip.tsx'
import { ServiceNotFound } from '#web/src/components/service-not-found.tsx'
import { loadEntry } from '#web/src/lib/load-entry.ts'
import { seo } from '#web/src/lib/seo.ts'
import { Facts } from './-$id/facts.tsx'
import { Near } from './-$id/near.tsx'
import { RelatedStudies } from './-$id/related-studies.tsx'
import { isServiceAlias, isServiceId, parseServiceSlug } from './-$id/service-address.ts'
import { ServiceIntroduction } from './-$id/service-introduction.tsx'

export const Route = createFileRoute('/services/$id')({
  params: { parse: ({ id }) => ({ id: parseServiceSlug(id) }), stringify: (params) => params },
  beforeLoad: ({ params: { id } }) => {
    if (isServiceAlias(id)) throw redirect({ to: '/services', hash: serviceAliases[id] })
  },
  loader: async ({ params: { id } }) => {
    if (!isServiceId(id)) throw notFound()
    const [service, text] = await Promise.all([loadEntry('/services/$id', id), loadPage('service')])
    return { service, text }
  },
  head: ({ loaderData: { service } = {} }) =>
    service
      ? seo({
          title: service.name,
          description: service.shortDescription,
          path: `/services/${service.id}`,
        })
      : seo(frame.notices.serviceNotFound.seo),
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
      <RelatedStudies {...text.studies} studies={service.studies} />
      <Near heading={text.near} near={service.near} />
      <ClosingCall {...text.closing} primaryTo="/contact" secondaryTo="/services" />
    </>
  )
}
