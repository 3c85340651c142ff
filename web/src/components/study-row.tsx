import { Link } from '@tanstack/react-router'
import type { StudyCardData } from '#web/page-data/study-card.ts'
import { foldTransition } from '#web/src/lib/fold-transition.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { FigureList } from './figure-list.tsx'
import { FoldDrawing } from './fold-drawing.tsx'
import { Icon } from './icon.tsx'

interface StudyRowProps {
  card: StudyCardData
  /** Whether it stands on the page of another entry: it then says its kind, and has a heading of the page. */
  alone?: boolean
}

/**
 * A case study in a table of results: the link to it and the client on the left, two figures on the right.
 */
export function StudyRow({ card, alone = false }: StudyRowProps) {
  const { icons } = useShell()
  const Title = alone ? 'h2' : 'h3'
  return (
    <article className={`fact hue-${card.hue}`}>
      <div>
        <p className="label">
          <FoldDrawing fold={card.fold} className="group-fold" />
          {alone && <span className="text-muted">{card.kind}</span>}
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
