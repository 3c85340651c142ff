import { TextLink } from './text-link.tsx'

/** Links in large type, one below the other, for a page that has nothing else to show. */
export function WaysOut({ links }: { links: { label: string; to: string }[] }) {
  return (
    <ul className="wrapper">
      {links.map(({ label, to }) => (
        <li key={to} className="strip text-headline">
          <TextLink to={to}>{label}</TextLink>
        </li>
      ))}
    </ul>
  )
}
