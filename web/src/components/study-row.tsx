import { Link } from '@tanstack/react-router'
import type { StudyCardData } from '#web/page-data/study-card.ts'
import { foldTransition } from '#web/src/lib/fold-transition.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { FigureList } from './figure-list.tsx'
import { FoldDrawing } from './fold-drawing.tsx'
import { Icon } from './icon.tsx'

interface StudyRowProps {
  card: StudyCardData
  /** The level of its title. */
  level?: 'h2' | 'h3'
}

/**
 * A case study in a table of results: the link to it and the client on the left, two figures on the right.
 */
export function StudyRow({ card, level: Title = 'h3' }: StudyRowProps) {
  const { icons } = useShell()
  return (
    <article className={`fact hue-${card.hue}`}>
      <div>
        <p className="label">
          <FoldDrawing fold={card.fold} className="group-fold" />
          {card.category}
        </p>
        <Title className="mt-2 text-heading">
          <Link to="/case-studies/$id" params={{ id: card.id }} {...foldTransition}>
            {card.title} <Icon path={icons.lead} />
          </Link>
        </Title>
        <p className="mt-2 text-small">{card.client}</p>
        <p className="text-small text-muted">{card.description}</p>
      </div>
      {card.metrics.length > 0 && <FigureList figures={card.metrics} />}
    </article>
  )
}
