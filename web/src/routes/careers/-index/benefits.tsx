import type { CareersData } from '#web/page-data/careers.ts'
import { Icon } from '#web/src/components/icon.tsx'
import { Section } from '#web/src/components/section.tsx'

/** The id of the perks on the careers page. */
export const BENEFITS = 'benefits'

/** The perks, each with its figure or, without one, its icon. */
export function Benefits({ heading, items }: NonNullable<CareersData['benefits']>) {
  return (
    <Section heading={heading} id={BENEFITS}>
      <ul className="ruled-list">
        {items.map(({ figure, icon, title, description }) => (
          <li key={title}>
            <h3 className="text-heading">
              {figure ? <span className="text-title">{figure}</span> : <Icon path={icon} />} {title}
            </h3>
            <p className="mt-1 text-small text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
