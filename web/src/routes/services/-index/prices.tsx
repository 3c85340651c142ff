import type { ServicesData } from '#web/page-data/services.ts'
import { Group } from './group.tsx'

/** The prices, each with its deliverables. */
export function Prices({ heading, text, items }: NonNullable<ServicesData['prices']>) {
  return (
    <Group id="prices" heading={heading} text={text}>
      <ul className="ruled-list">
        {items.map(({ name, price, note }) => (
          <li key={name}>
            <h3 className="text-muted">{name}</h3>
            <p className="mt-1 text-title">{price}</p>
            <p className="mt-1 text-small text-muted">{note}</p>
          </li>
        ))}
      </ul>
    </Group>
  )
}
