import type { ServicesData } from '#web/page-data/services.ts'
import { ServiceGrid } from '#web/src/components/service-grid.tsx'
import { Group } from './group.tsx'

/** Every service under its category; each category is a link target. */
export function Catalogue({ groups }: Pick<ServicesData, 'groups'>) {
  return groups.map(({ slug, name, introduction, cards }) => (
    <Group key={slug} id={slug} heading={name} text={introduction}>
      <ServiceGrid cards={cards} grouped />
    </Group>
  ))
}
