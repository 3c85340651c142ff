import { Fact } from './fact.tsx'

interface FactListProps {
  heading: string | undefined
  items: string[]
  /** `ruled-list` for phrases, `marked-list` for names. */
  className: 'ruled-list' | 'marked-list'
}

/** A ruled row with a list; renders nothing without items. */
export function FactList({ heading, items, className }: FactListProps) {
  if (heading === undefined || items.length === 0) return null
  return (
    <Fact heading={heading}>
      <ul className={className}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Fact>
  )
}
