import frame from 'content:frame'
import { entries, text } from 'content:service'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { ServiceNotFound } from '#web/src/components/service-not-found.tsx'
import { serviceAliases } from '#web/src/entry-id.gen.ts'
import { seo } from '#web/src/lib/seo.ts'
import { isServiceAlias, isServiceId, parseServiceSlug } from '#web/src/lib/service-address.ts'
import { Facts } from './-service/facts.tsx'
import { RelatedStudies } from './-service/related-studies.tsx'
import { ServiceIntroduction } from './-service/service-introduction.tsx'

export const Route = createFileRoute('/services/$id')({
  params: { parse: ({ id }) => ({ id: parseServiceSlug(id) }), stringify: (params) => params },
  beforeLoad: ({ params: { id } }) => {
    if (isServiceAlias(id)) throw redirect({ to: '/services', hash: serviceAliases[id] })
  },
  loader: async ({ params: { id } }) => {
    if (!isServiceId(id)) throw notFound()
    return (await entries[id]()).default
  },
  head: ({ loaderData: service }) =>
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
  const service = Route.useLoaderData()
  return (
    <>
      <ServiceIntroduction service={service} />
      <Facts service={service} text={text} />
      <RelatedStudies {...text.studies} studies={service.studies} />
      <ClosingCall {...text.closing} primaryTo="/contact" secondaryTo="/services" />
    </>
  )
}
