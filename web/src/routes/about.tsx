import { createFileRoute } from '@tanstack/react-router'
import type { AboutData, LeaderData } from '#web/page-data/about.ts'
import { FoldDrawing, Picture } from '#web/src/components/graphics.tsx'
import { KeyFigureList, KeyFiguresSection } from '#web/src/components/key-figures.tsx'
import { PageHeader } from '#web/src/components/page-header.tsx'
import { Prose } from '#web/src/components/prose.tsx'
import { LabeledRow, ProseRow, RuledList } from '#web/src/components/rows.tsx'
import { CallToAction, Section } from '#web/src/components/section.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'

export const Route = createFileRoute('/about')({
  loader: ({ context }) => fetchPageData(context.layout, '/about'),
  head: ({ loaderData, match }) => pageHead(match, loaderData?.seo, '/about'),
  component: AboutPage,
})

function AboutPage() {
  const { hero, mission, values, impact, reach, leaders, culture, closing } = Route.useLoaderData()
  return (
    <>
      <PageHeader {...hero} />
      {leaders && <Leaders {...leaders} />}
      <div className="wrapper">
        <LabeledRow heading={mission.heading}>
          {mission.statement && <p className="mb-4 text-headline">{mission.statement}</p>}
          <Prose text={mission.text} />
        </LabeledRow>
        {values && (
          <LabeledRow heading={values.heading}>
            <RuledList items={values.items} />
          </LabeledRow>
        )}
        {culture && <ProseRow {...culture} />}
      </div>
      {reach && <GlobalReach {...reach} />}
      <Impact {...impact} />
      <CallToAction {...closing} to="/careers" />
    </>
  )
}

/** The company's figures, under their heading if they have one. */
function Impact({ heading, figures }: AboutData['impact']) {
  if (heading === undefined || figures.length === 0) return <KeyFiguresSection figures={figures} />
  return (
    <Section heading={heading}>
      <KeyFigureList figures={figures} />
    </Section>
  )
}

/** The clients' regions: one strip of all clients with a crease after each region, and the shares as numbers. */
function GlobalReach({ heading, text, regions, ofClients }: NonNullable<AboutData['reach']>) {
  const { hue } = useLayout()
  return (
    <Section heading={heading} text={text}>
      <div className={`hue-${hue}`}>
        <svg className="fold" width="100%" height="56" aria-hidden="true">
          {regions.map(({ region, before, share, percent }) => (
            <g key={region}>
              <rect x={`${before}%`} width={`${share}%`} height="56" />
              <text x={`${before}%`} dx="12" y="41" className="text-title" fill="currentColor">
                {percent}
              </text>
            </g>
          ))}
        </svg>
        <ul className="columns shares mt-4">
          {regions.map(({ region, share, percent, note }) => (
            <li key={region} data-share={share}>
              <h3 className="text-heading">{region}</h3>
              <p className="visually-hidden">{`${percent} ${ofClients}`}</p>
              <p className="mt-2 pe-8 text-small text-muted">{note}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** The leaders of the company, on a dark band. */
function Leaders({ heading, text, people }: NonNullable<AboutData['leaders']>) {
  return (
    <div className="band">
      <Section heading={heading} text={text}>
        <ul>
          {people.map((person) => (
            <Leader key={person.name} {...person} />
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** A person by name, with a photo or the seal of their fold, in their own words and in ours. */
function Leader({ name, role, quote, bio, hue, photo, fold }: LeaderData) {
  return (
    <li className={`row hue-${hue}`}>
      <div>
        {photo ? (
          <Picture {...photo} className="portrait" sizes="16rem" />
        ) : (
          <FoldDrawing fold={fold} className="portrait" />
        )}
        <h3 className="mt-4 text-heading">{name}</h3>
        <p className="label">{role}</p>
      </div>
      <div>
        {quote && <blockquote className="quote text-title mb-4">{quote}</blockquote>}
        <div className="prose">
          <p className="text-lead">{bio}</p>
        </div>
      </div>
    </li>
  )
}
