import { Unbroken } from './unbroken.tsx'

interface FactStripProps {
  facts: { label: string | undefined; value: string | number | undefined }[]
}

/** Short facts at the top of a page, side by side on wide screens: those with a value, or nothing without any. */
export function FactStrip({ facts }: FactStripProps) {
  const known = facts.filter(({ label, value }) => label !== undefined && value !== undefined)
  if (known.length === 0) return null
  return (
    <div className="wrapper">
      <dl className="strip columns">
        {known.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="mt-1">
              <Unbroken text={`${value}`} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
