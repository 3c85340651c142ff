import catalogue from 'content:catalogue'
import { createFileRoute, redirect } from '@tanstack/react-router'
import type { PageData } from '#web/page-data/pages.ts'
import type { ServiceData } from '#web/page-data/service.ts'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { FactList, FactProse } from '#web/src/components/fact.tsx'
import { FactStrip } from '#web/src/components/fact-strip.tsx'
import { Section } from '#web/src/components/section.tsx'
import { ServiceNotFound } from '#web/src/components/service-not-found.tsx'
import { StudyList } from '#web/src/components/study-list.tsx'
import { StudyRow } from '#web/src/components/study-row.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { Near } from './-$id/near.tsx'
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
      <ServiceIntroduction service={service} action={text.closing.primary} />
      <FactStrip
        facts={[
          { label: text.firstResult, value: service.firstResult },
          { label: text.team, value: service.team },
          { label: text.keeps, value: service.keeps },
          { label: text.price?.label, value: text.price?.text },
        ]}
      />
      <Facts service={service} text={text} />
      {text.studies && <RelatedStudies {...text.studies} studies={service.studies} />}
      <Near heading={text.near} near={service.near} />
      <ClosingCall {...text.closing} primaryTo="/contact" secondaryTo="/services" />
    </>
  )
}

/** All fields of a service, one heading each, and a study in which it had a part. */
function Facts({ service, text }: PageData['/services/$id']) {
  return (
    <div className={`wrapper hue-${service.hue}`}>
      <FactProse heading={text.description} text={service.description} />
      <FactProse heading={text.strategicValue} text={service.strategicValue} />
      {service.nearest && text.nearest && (
        <StudyRow card={service.nearest} relation={text.nearest} />
      )}
      <FactList heading={text.features} items={service.features} className="ruled-list" />
      <FactList heading={text.industries} items={service.industries} className="marked-list" />
      <FactList heading={text.techStack} items={service.techStack} className="marked-list" />
    </div>
  )
}

/** The case studies of this service; renders nothing without any. */
function RelatedStudies({
  heading,
  text,
  studies,
}: NonNullable<PageData['/services/$id']['text']['studies']> & Pick<ServiceData, 'studies'>) {
  if (studies.length === 0) return null
  return (
    <Section heading={heading} text={text}>
      <StudyList cards={studies} variant="story" />
    </Section>
  )
}
