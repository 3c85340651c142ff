import { Link } from '@tanstack/react-router'
import type { StudyCardData } from '#web/page-data/study-card.ts'
import { foldTransition } from '#web/src/lib/fold-transition.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { FigureList } from './figure-list.tsx'
import { FoldDrawing } from './fold-drawing.tsx'
import { Icon } from './icon.tsx'
import { Tags } from './tags.tsx'

interface StudyCardProps {
  card: StudyCardData
  /** A story has larger type, and the client's words and the study's first four technologies, too. */
  variant: 'brief' | 'story'
}

/** A case study in a list: its fold, the client, the result in two figures, and the link to it. */
export function StudyCard({ card, variant }: StudyCardProps) {
  const { icons, texts } = useShell()
  const isStory = variant === 'story'
  return (
    <article className={`card hue-${card.hue}`}>
      <FoldDrawing fold={card.fold} className="card-fold" preserveAspectRatio="xMaxYMin" />
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
      {card.metrics.length > 0 && (
        <div className="mt-auto pt-8">
          <FigureList figures={card.metrics} />
        </div>
      )}
      {isStory && card.technologies.length > 0 && <Tags className="mt-4">{card.technologies}</Tags>}
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
