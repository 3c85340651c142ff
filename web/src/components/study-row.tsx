import { Link } from '@tanstack/react-router'
import type { StudyCardData } from '#web/page-data/study-card.ts'
import { foldTransition } from '#web/src/lib/fold-transition.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { FigureList } from './figure-list.tsx'
import { FoldDrawing } from './fold-drawing.tsx'
import { Icon } from './icon.tsx'

interface StudyRowProps {
  card: StudyCardData
  /** On the page of another entry: its relation to that entry. Its title is then a heading of the page. */
  relation?: string | undefined
  /** Without the description, which the page has above. */
  isBrief?: boolean
}

/**
 * A case study in a table of results: the link to it and the client on the left, two figures on the right.
 */
export function StudyRow({ card, relation, isBrief = false }: StudyRowProps) {
  const { icons } = useShell()
  const Title = relation === undefined ? 'h3' : 'h2'
  return (
    <article className={`fact hue-${card.hue}`}>
      <div>
        <p className="label">
          <FoldDrawing fold={card.fold} className="group-fold" />
          <span>
            {relation && <span className="text-muted">{relation} · </span>}
            {card.category}
          </span>
        </p>
        <Title className="mt-2 text-heading">
          <Link to="/case-studies/$id" params={{ id: card.id }} {...foldTransition}>
            {card.title} <Icon path={icons.lead} />
          </Link>
        </Title>
        <p className="mt-2 text-small">{card.client}</p>
        {!isBrief && <p className="text-small text-muted">{card.description}</p>}
      </div>
      {card.metrics.length > 0 && <FigureList figures={card.metrics} />}
    </article>
  )
}
