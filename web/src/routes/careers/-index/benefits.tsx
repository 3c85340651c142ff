import type { CareersData } from '#web/page-data/careers.ts'
import { Icon } from '#web/src/components/icon.tsx'
import { Section } from '#web/src/components/section.tsx'

/** The id of the perks on the careers page. */
export const BENEFITS = 'benefits'

/** The perks, each with its icon. */
export function Benefits({ heading, items }: NonNullable<CareersData['benefits']>) {
  return (
    <Section heading={heading} id={BENEFITS}>
      <ul className="ruled-list">
        {items.map(({ icon, title, description }) => (
          <li key={title}>
            <p className="text-heading text-muted">
              <Icon path={icon} />
            </p>
            <h3 className="mt-2 text-heading">{title}</h3>
            <p className="mt-1 text-small text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
