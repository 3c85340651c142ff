import { PageLink } from './page-link.tsx'

/** Links in large type, for a page that has nothing else to show. */
export function WaysOut({ links }: { links: { label: string; to: string }[] }) {
  return (
    <div className="wrapper pt-14">
      <ul className="ruled-list">
        {links.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to} className="text-title">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
