import type { ServiceData } from '#web/page-data/service.ts'
import { Fact } from '#web/src/components/fact.tsx'
import { Icon } from '#web/src/components/icon.tsx'
import { PageLink } from '#web/src/components/page-link.tsx'
import { useShell } from '#web/src/lib/shell.ts'

/**
 * The articles and the questions nearest to the service, each with its kind; renders nothing
 * without any.
 */
export function Near({
  heading,
  near,
}: { heading: string | undefined } & Pick<ServiceData, 'near'>) {
  const { icons } = useShell()
  if (heading === undefined || near.length === 0) return null
  return (
    <div className="wrapper">
      <Fact heading={heading}>
        <ul className="ruled-list">
          {near.map(({ kind, title, to, hash = '' }) => (
            <li key={title}>
              <p className="text-small text-muted">{kind}</p>
              <PageLink to={to} hash={hash}>
                {title} <Icon path={icons.lead} />
              </PageLink>
            </li>
          ))}
        </ul>
      </Fact>
    </div>
  )
}
