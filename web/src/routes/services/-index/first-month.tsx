import type { ServicesData } from '#web/page-data/services.ts'
import { Group } from './group.tsx'

/** The events and participants of each of the first weeks. */
export function FirstMonth({ heading, text, weeks }: NonNullable<ServicesData['firstMonth']>) {
  return (
    <Group heading={heading} text={text}>
      <ul className="ruled-list">
        {weeks.map(({ name, event, participants }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="mt-1 text-small">{event}</p>
            <p className="mt-1 text-small text-muted">{participants}</p>
          </li>
        ))}
      </ul>
    </Group>
  )
}
