import type { ServicesData } from '#web/page-data/services.ts'

/** What happens in each of the first weeks, and who is in the room. */
export function FirstMonth({ heading, text, weeks }: ServicesData['firstMonth']) {
  return (
    <section className="frame group">
      <div className="group-heading">
        <h2 className="text-title">{heading}</h2>
        <p className="mt-2 text-small text-muted">{text}</p>
      </div>
      <ul className="ruled-list">
        {weeks.map(({ name, what, who }) => (
          <li key={name}>
            <h3 className="text-heading">{name}</h3>
            <p className="mt-1 font-normal text-small">{what}</p>
            <p className="mt-1 font-normal text-small text-muted">{who}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
