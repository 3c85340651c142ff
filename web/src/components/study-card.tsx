import { Link } from '@tanstack/react-router'
import type { StudyCardData } from '#web/page-data/study-card.ts'
import { foldTransition } from '#web/src/lib/fold-transition.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { FigureList } from './figure-list.tsx'
import { FoldDrawing } from './fold-drawing.tsx'
import { Icon } from './icon.tsx'

interface StudyCardProps {
  card: StudyCardData
  /** A story is larger and has the client's words and the study's first four technologies, too. */
  variant: keyof typeof variants
}

const variants = { brief: 'card', story: 'card story' }

/** A case study in a list: its fold, the client, the result in two figures, and the link to it. */
export function StudyCard({ card, variant }: StudyCardProps) {
  const { icons, texts } = useShell()
  const isStory = variant === 'story'
  const fold = <FoldDrawing fold={card.fold} className="card-fold" preserveAspectRatio="xMaxYMin" />
  return (
    <article className={`${variants[variant]} hue-${card.hue}`}>
      {!isStory && fold}
      <p className="label pt-14">{card.category}</p>
      <h3 className={isStory ? 'mt-2 text-title' : 'mt-1 text-heading'}>{card.title}</h3>
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
      {(isStory || card.metrics.length > 0) && (
        <div className={isStory ? 'story-results mt-8' : 'mt-auto pt-8'}>
          {isStory && fold}
          {card.metrics.length > 0 && <FigureList figures={card.metrics} />}
        </div>
      )}
      {isStory && card.technologies.length > 0 && (
        <ul className="tags mt-4 text-muted" aria-label={texts.technologies}>
          {card.technologies.map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
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
          <Icon path={icons.lead} />
        </Link>
      </p>
    </article>
  )
}
