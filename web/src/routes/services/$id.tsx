import catalogue from 'content:catalogue'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import type { PageData } from '#web/page-data/pages.ts'
import type { ServiceData } from '#web/page-data/services.ts'
import { StudyList, StudyRow } from '#web/src/components/case-studies.tsx'
import { ArrowIcon, Icon } from '#web/src/components/graphics.tsx'
import { activeAtExactHash, ButtonLink, PageLink } from '#web/src/components/links.tsx'
import { ServiceNotFound } from '#web/src/components/notice-pages.tsx'
import { Breadcrumb, PageHeader } from '#web/src/components/page-header.tsx'
import { Prose } from '#web/src/components/prose.tsx'
import { FactColumns, LabeledRow, ListRow, ProseBand, ProseRow } from '#web/src/components/rows.tsx'
import { CallToAction, Section } from '#web/src/components/section.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'

const aliases = new Map(Object.entries(catalogue.serviceAliases))

export const Route = createFileRoute('/services/$id')({
  beforeLoad: ({ params: { id } }) => {
    const hash = aliases.get(id)
    if (hash !== undefined) throw redirect({ to: '/services', hash })
  },
  loader: ({ context, params: { id } }) => fetchPageData(context.layout, '/services/$id', id),
  head: ({ loaderData: { service } = {}, match }) => {
    if (!service) return pageHead(match, match.context.layout.notices.serviceNotFound.seo)
    const { id, name: title, shortDescription: description } = service
    return pageHead(match, { title, description }, `/services/${id}`)
  },
  component: ServicePage,
  notFoundComponent: ServiceNotFound,
})

function ServicePage() {
  const { service, text } = Route.useLoaderData()
  return (
    <>
      <ServiceHeader service={service} action={text.closing.primary} />
      <FactColumns
        facts={[
          [text.firstResult, service.firstResult],
          [text.team, service.team],
          [text.keeps, service.keeps],
          [text.price?.label, text.price?.text],
        ]}
      />
      <Facts service={service} text={text} />
      {text.studies && service.studies.length > 0 && (
        <Section {...text.studies}>
          <StudyList cards={service.studies} areStories />
        </Section>
      )}
      <Near heading={text.near} near={service.near} />
      <CallToAction {...text.closing} to="/services" />
    </>
  )
}

/** All fields of a service, one heading each, and a study in which it had a part. */
function Facts({ service, text }: PageData['/services/$id']) {
  return (
    <div className={`hue-${service.hue}`}>
      <div className="wrapper">
        <ProseRow heading={text.description} text={service.description} />
        <ProseRow heading={text.strategicValue} text={service.strategicValue} />
      </div>
      <ProseBand heading={text.whenNot} text={service.whenNot} />
      <div className="wrapper">
        {service.nearest && text.nearest && (
          <StudyRow card={service.nearest} relation={text.nearest} />
        )}
        <ListRow heading={text.features} items={service.features} className="ruled-list" />
        <ListRow heading={text.industries} items={service.industries} className="marked-list" />
        <ListRow heading={text.techStack} items={service.techStack} className="marked-list" />
      </div>
    </div>
  )
}

/**
 * The service's position in the catalogue, its name, summary and fold, links to services that are easily
 * confused with it, and the call to action.
 */
function ServiceHeader({ service, action }: { service: ServiceData; action: string }) {
  const { category, categorySlug, icon, name, shortDescription, instead, ...sheet } = service
  const breadcrumb = (
    <Breadcrumb list="services" to="/services">
      <Link to="/services" hash={categorySlug} className="label" activeOptions={activeAtExactHash}>
        <Icon path={icon} />
        {category}
      </Link>
    </Breadcrumb>
  )
  return (
    <PageHeader {...sheet} heading={name} text={shortDescription} breadcrumb={breadcrumb}>
      {instead && (
        <div className="mt-4 text-small text-muted">
          <Prose text={instead} />
        </div>
      )}
      <div className="actions mt-8">
        <ButtonLink to="/contact">{action}</ButtonLink>
      </div>
    </PageHeader>
  )
}

/** The articles and the questions nearest to the service, each with its kind; renders nothing without any. */
function Near({ heading, near }: { heading: string | undefined } & Pick<ServiceData, 'near'>) {
  if (heading === undefined || near.length === 0) return null
  return (
    <div className="wrapper">
      <LabeledRow heading={heading}>
        <ul className="ruled-list">
          {near.map(({ kind, title, to, hash = '' }) => (
            <li key={title}>
              <p className="text-small text-muted">{kind}</p>
              <PageLink to={to} hash={hash}>
                {title} <ArrowIcon />
              </PageLink>
            </li>
          ))}
        </ul>
      </LabeledRow>
    </div>
  )
}
