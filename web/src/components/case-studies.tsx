import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StudyCardData } from '#web/page-data/cards.ts'
import type { NotBuiltData } from '#web/page-data/case-studies.ts'
import { foldTransition } from '#web/src/lib/fold-transition.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { ArrowIcon, FoldDrawing } from './graphics.tsx'
import { DotList, NoBreak } from './inline-text.tsx'
import { KeyFigureList } from './key-figures.tsx'

interface StudyListProps {
  cards: StudyCardData[]
  /** A story has larger type, and the client's words and the study's first four technologies, too. */
  areStories?: boolean
}

/** Case studies, two in a row with shared borders. */
export function StudyList({ cards, areStories = false }: StudyListProps) {
  return (
    <ul className="card-grid card-pairs">
      {cards.map((card) => (
        <li key={card.id}>
          <StudyCard card={card} isStory={areStories} />
        </li>
      ))}
    </ul>
  )
}

/** A case study in a list: its fold, the client, the result in two figures, and the link to it. */
function StudyCard({ card, isStory }: { card: StudyCardData; isStory: boolean }) {
  const { texts } = useLayout()
  return (
    <article className={`card hue-${card.hue}`}>
      <FoldDrawing fold={card.fold} className="card-fold" preserveAspectRatio="xMaxYMin" />
      <p className="label">{card.category}</p>
      <h3 className={isStory ? 'mt-8 text-title' : 'mt-1 text-heading'}>
        <NoBreak text={card.title} />
      </h3>
      <p className="mt-2 text-small">{card.client}</p>
      <p className="mt-2 text-small text-muted">{card.description}</p>
      {isStory && card.quote && (
        <figure className="mt-8">
          <blockquote className="quote text-heading">{card.quote.text}</blockquote>
          <figcaption className="mt-2 text-small text-muted">
            {`${card.quote.name} · ${card.quote.role}`}
          </figcaption>
        </figure>
      )}
      {card.metrics.length > 0 && (
        <div className="mt-auto pt-8">
          <KeyFigureList figures={card.metrics} />
        </div>
      )}
      {isStory && card.technologies.length > 0 && (
        <DotList className="mt-4">{card.technologies}</DotList>
      )}
      <p className="mt-4">
        <Link
          to="/case-studies/$id"
          params={{ id: card.id }}
          className="text-link card-link"
          {...foldTransition}
        >
          <span aria-hidden="true">{texts.readMore}</span>
          <span className="visually-hidden">{`${texts.readMore}: ${card.title}`}</span>
          <ArrowIcon />
        </Link>
      </p>
    </article>
  )
}

interface StudyRowProps {
  card: Pick<StudyCardData, 'id' | 'title' | 'category' | 'client' | 'hue' | 'fold' | 'metrics'> & {
    description?: string
  }
  /** On the page of another entry: its relation to that entry. Its title is then a heading of the page. */
  relation?: string | undefined
  /** Without the description, which the page has above. */
  isBrief?: boolean
}

/** A case study in a table of results: the link to it and the client on the left, two figures on the right. Without figures, its title is as wide as the page. */
export function StudyRow({ card, relation, isBrief = false }: StudyRowProps) {
  const Title = relation === undefined ? 'h3' : 'h2'
  const hasFigures = card.metrics.length > 0
  return (
    <article className={`${hasFigures ? 'row' : 'ruled'} hue-${card.hue}`}>
      <div className={hasFigures ? undefined : 'pt-8'}>
        <p className="label">
          <FoldDrawing fold={card.fold} className="group-fold" />
          <span>
            {relation && <span className="text-muted">{relation} · </span>}
            {card.category}
          </span>
        </p>
        <Title className={`mt-2 text-${hasFigures ? 'heading' : 'title'}`}>
          <Link to="/case-studies/$id" params={{ id: card.id }} {...foldTransition}>
            <NoBreak text={card.title} /> <ArrowIcon />
          </Link>
        </Title>
        <p className="mt-2 text-small">{card.client}</p>
        {!isBrief && card.description && (
          <p className="text-small text-muted">{card.description}</p>
        )}
      </div>
      {hasFigures && <KeyFigureList figures={card.metrics} />}
    </article>
  )
}

interface NotBuiltProps extends Pick<NotBuiltData, 'counts'> {
  hue: number
  /** The text with the counts. */
  children: ReactNode
}

/** What was not built, in large type, below its strip; the text alone where nothing was counted. */
export function NotBuiltSection({ hue, counts, children }: NotBuiltProps) {
  return (
    <section className={`wrapper mt-4 pt-4 mb-8 hue-${hue}`}>
      {counts && <Strip {...counts} />}
      {children}
    </section>
  )
}

/** The parts between two ticks, of a hundred or more. */
const PARTS = 4

/**
 * A strip of all that was asked for. What was left out is turned back over the rest; a line in ink is a part that
 * came back. Decoration: the text below has the counts. Lengths are shares of the width, so the angle of the fold
 * is the same in every window.
 */
function Strip({ asked, built, leftOut, cameBack }: NonNullable<NotBuiltData['counts']>) {
  const share = (parts: number) => `${((100 * parts) / asked).toFixed(2)}%`
  return (
    <svg className="fold left-out mb-4" aria-hidden="true">
      <pattern
        id="ticks"
        width={share(asked < 100 ? 1 : PARTS)}
        height="100%"
        patternUnits="userSpaceOnUse"
      >
        <path d="M0 0V99" opacity=".3" />
      </pattern>
      <rect width={share(built)} height="100%" />
      <rect width={share(built)} height="100%" fill="url(#ticks)" />
      <svg x={share(built)} overflow="visible" aria-hidden="true">
        <g transform="rotate(6) scale(1 1)">
          <rect x={share(-leftOut)} width={share(leftOut)} height="100%" />
        </g>
        {Array.from({ length: cameBack }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike.
          <rect key={index} x={6 * (index + 1)} width="3" height="100%" fill="currentColor" />
        ))}
      </svg>
    </svg>
  )
}
