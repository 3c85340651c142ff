import icons from 'content:technology-icons'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { HomeData } from '#web/page-data/home.ts'
import { NotBuiltSection, StudyList } from '#web/src/components/case-studies.tsx'
import { ArrowIcon, FoldDrawing } from '#web/src/components/graphics.tsx'
import { KeyFiguresSection } from '#web/src/components/key-figures.tsx'
import { ArrowLink, ButtonLink, PageLink } from '#web/src/components/links.tsx'
import { PageHero } from '#web/src/components/page-header.tsx'
import { CallToAction, Section } from '#web/src/components/section.tsx'
import { ServiceGrid } from '#web/src/components/service-cards.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => fetchPageData(context.layout, '/'),
  head: ({ loaderData, match }) => pageHead(match, loaderData?.seo, '/'),
  component: HomePage,
})

function HomePage() {
  const { leftOut, figures, closing, ...page } = Route.useLoaderData()
  const { services, cards, testimonial, technologies, studies, studyCards } = page
  return (
    <>
      <Hero {...page} />
      {leftOut && <Proof {...leftOut} />}
      <KeyFiguresSection figures={figures} size="heading" />
      <Preview {...services} to="/services">
        <ServiceGrid cards={cards} />
      </Preview>
      {testimonial && <Testimonial {...testimonial} />}
      {technologies && <Technologies {...technologies} />}
      {studies && studyCards.length > 0 && (
        <Preview {...studies} to="/case-studies">
          <StudyList cards={studyCards} />
        </Preview>
      )}
      <CallToAction {...closing} to="/about" />
    </>
  )
}

/** The claim, the two links, and the sheet of paper that folds beside them. */
function Hero({ hero, fold, hue }: Pick<HomeData, 'hero' | 'fold' | 'hue'>) {
  return (
    <div className="hero">
      <PageHero hue={hue} fold={fold}>
        <h1 className="text-display">{hero.heading}</h1>
        <p className="text-lead measure mt-8">{hero.text}</p>
        <div className="actions mt-8">
          <ButtonLink to="/contact">{hero.primary}</ButtonLink>
          <ButtonLink to="/services" variant="quiet">
            {hero.secondary}
          </ButtonLink>
        </div>
      </PageHero>
    </div>
  )
}

/** The proof of the claim above it: the counts of a study, and the link to it. */
function Proof({ hue, counts, text, to }: NonNullable<HomeData['leftOut']>) {
  return (
    <NotBuiltSection hue={hue} counts={counts}>
      <h2 className="text-title">
        <PageLink to={to}>
          {text} <ArrowIcon />
        </PageLink>
      </h2>
    </NotBuiltSection>
  )
}

/** The first entries of a list, and the link to its page. */
function Preview(props: HomeData['services'] & { to: string; children: ReactNode }) {
  return (
    <Section heading={props.heading} text={props.text}>
      {props.children}
      <p className="mt-8">
        <ArrowLink to={props.to}>{props.all}</ArrowLink>
      </p>
    </Section>
  )
}

/** A client's words across the page, in the colors of the other theme, and the study they are from. */
function Testimonial(testimonial: NonNullable<HomeData['testimonial']>) {
  return (
    <figure className={`band testimonial mt-20 hue-${testimonial.hue}`}>
      <div className="wrapper introduction">
        <div className="introduction-text">
          <blockquote className="quote text-headline md:pe-10">{testimonial.text}</blockquote>
          <figcaption className="mt-8">
            <p className="text-heading">{testimonial.name}</p>
            <p className="text-small text-muted">
              {testimonial.role} · {testimonial.client}
            </p>
            <p className="mt-4">
              <ArrowLink to={testimonial.to}>{testimonial.title}</ArrowLink>
            </p>
          </figcaption>
        </div>
        <FoldDrawing
          fold={testimonial.fold}
          className="introduction-fold"
          preserveAspectRatio="xMaxYMax"
        />
      </div>
    </figure>
  )
}

/** The products we use, by icon and name, each with its use. */
function Technologies({ heading, text, items }: NonNullable<HomeData['technologies']>) {
  return (
    <Section heading={heading} text={text}>
      <ul className="ruled-list narrow-columns">
        {items.map(({ name, icon, use }) => (
          <li key={name}>
            <img src={`${icons}#${icon}`} alt="" width={24} height={24} loading="lazy" />
            {name}
            <p className="text-small text-muted">{use}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
