import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Prose as ProseData } from '#content/schema/prose.ts'
import { NoBreak } from './inline-text.tsx'
import { Prose } from './prose.tsx'

/** A ruled row: the heading on the left, the content on the right. */
export function LabeledRow({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="row">
      <h2 className="text-heading sticky-aside">{heading}</h2>
      {children}
    </section>
  )
}

interface ProseRowProps {
  heading: string | undefined
  text: ProseData | undefined
}

/** A row with a text; renders nothing without it. */
export function ProseRow({ heading, text }: ProseRowProps) {
  if (heading === undefined || text === undefined) return null
  return (
    <LabeledRow heading={heading}>
      <Prose text={text} />
    </LabeledRow>
  )
}

/** The row with a text on a band of its own; renders nothing without it. */
export function ProseBand({ heading, text }: ProseRowProps) {
  if (heading === undefined || text === undefined) return null
  return (
    <div className="band">
      <div className="wrapper">
        <ProseRow heading={heading} text={text} />
      </div>
    </div>
  )
}

interface ListRowProps {
  heading: string | undefined
  items: string[]
  /** `ruled-list` for phrases, `marked-list` for names. */
  className: 'ruled-list' | 'marked-list'
}

/** A row with a list; renders nothing without items. */
export function ListRow({ heading, items, className }: ListRowProps) {
  if (heading === undefined || items.length === 0) return null
  return (
    <LabeledRow heading={heading}>
      <ul className={className}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </LabeledRow>
  )
}

interface ServicesRowProps {
  heading: string
  services: { id: string; name: string; hue?: number }[]
}

/** A row with links to services; renders nothing without any. */
export function ServicesRow({ heading, services }: ServicesRowProps) {
  if (services.length === 0) return null
  return (
    <LabeledRow heading={heading}>
      <ul className="marked-list">
        {services.map(({ id, name, hue }) => (
          <li key={id} className={hue === undefined ? undefined : `hue-${hue}`}>
            <Link to="/services/$id" params={{ id }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </LabeledRow>
  )
}

type ShortFact = [label: string | undefined, value: string | undefined]

/** Short facts at the top of a page, side by side on wide screens: those with a value, or nothing without any. */
export function FactColumns({ facts }: { facts: ShortFact[] }) {
  const known = facts.filter(([label, value]) => label !== undefined && value !== undefined)
  if (known.length === 0) return null
  return (
    <div className="wrapper">
      <dl className="ruled columns">
        {known.map(([label, value = '']) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="measure mt-1">
              <NoBreak text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Points between rules, each with its meaning in practice. */
export function RuledList({ items }: { items: { title: string; description: string }[] }) {
  return (
    <ul className="ruled-list">
      {items.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="mt-2 text-small text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}
