import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ServicesData } from '#web/page-data/services.ts'
import { FoldDrawing } from '#web/src/components/graphics.tsx'
import { KeyFiguresSection } from '#web/src/components/key-figures.tsx'
import { PageHeader } from '#web/src/components/page-header.tsx'
import { CallToAction } from '#web/src/components/section.tsx'
import { ServiceGrid } from '#web/src/components/service-cards.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'

export const Route = createFileRoute('/services/')({
  loader: ({ context }) => fetchPageData(context.layout, '/services'),
  head: ({ loaderData, match }) => pageHead(match, loaderData?.seo, '/services'),
  component: ServicesPage,
})

function ServicesPage() {
  const { hero, common, groups, prices, firstMonth, closing } = Route.useLoaderData()
  return (
    <>
      <PageHeader {...hero} />
      {common && <KeyFiguresSection heading={common.heading} figures={common.items} />}
      <div className="wrapper pt-8">
        {groups.map((group) => (
          <ServiceGroup key={group.slug} {...group} />
        ))}
      </div>
      {prices && <Prices {...prices} />}
      {firstMonth && <FirstMonth {...firstMonth} />}
      <CallToAction {...closing} />
    </>
  )
}

/**
 * A category that expands to its services. Closed, it shows their names and the fold of the first: the folds
 * of all would delay the first paint. Works without JavaScript: the link target is inside, and browsers expand
 * the element around the target of a link.
 */
function ServiceGroup(group: ServicesData['groups'][number]) {
  const { slug, name, hue, introduction, names, open, cards } = group
  return (
    <details className={`expander service-group hue-${hue}`} open={open}>
      <summary>
        {cards.slice(0, 1).map(({ id, fold }) => (
          <FoldDrawing key={id} fold={fold} className="group-fold" />
        ))}
        <h2 className="text-title">{name}</h2>
        <p className="text-small text-muted">{names}</p>
      </summary>
      <section id={slug}>
        <p className="mb-4 text-muted">{introduction}</p>
        <ServiceGrid cards={cards} grouped />
      </section>
    </details>
  )
}

/** The prices, each with its deliverables. */
function Prices({ heading, text, items }: NonNullable<ServicesData['prices']>) {
  return (
    <Group id="prices" heading={heading} text={text}>
      <dl className="pairs">
        {items.map(({ name, price, note }) => (
          <div key={name}>
            <dt className="text-small">{name}</dt>
            <dd className="flex flex-wrap items-baseline justify-between">
              <p className="text-title">{price}</p>
              <p className="text-small text-muted">{note}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Group>
  )
}

/** The events and participants of each of the first weeks. */
function FirstMonth({ heading, text, weeks }: NonNullable<ServicesData['firstMonth']>) {
  return (
    <Group heading={heading} text={text}>
      <ul className="columns narrow-columns">
        {weeks.map(({ name, event, participants }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="mt-1 text-small">{event}</p>
            <p className="mt-1 text-small text-muted">{participants}</p>
          </li>
        ))}
      </ul>
    </Group>
  )
}

interface GroupProps {
  heading: string
  text: string
  /** Makes the group a link target. */
  id?: string
  children: ReactNode
}

/** A section of the catalogue: its heading, which stays in view in a wide window, and its content. */
function Group({ heading, text, id, children }: GroupProps) {
  return (
    <section id={id} className="wrapper mt-20">
      <div className="row">
        <div className="sticky-aside">
          <h2 className="text-heading">{heading}</h2>
          <p className="mt-2 text-small text-muted">{text}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
