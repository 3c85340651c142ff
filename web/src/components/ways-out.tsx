import { useShell } from '#web/src/lib/shell.ts'
import { Icon } from './icon.tsx'
import { PageLink } from './page-link.tsx'

/** Links in display type, each as wide as the page, for a page that has nothing else to show. */
export function WaysOut({ links }: { links: { label: string; to: string }[] }) {
  const { icons } = useShell()
  return (
    <ul className="wrapper">
      {links.map(({ label, to }) => (
        <li key={to}>
          <PageLink to={to} className="strip flex justify-between text-title">
            {label}
            <span className="mt-2 text-heading">
              <Icon path={icons.lead} />
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
