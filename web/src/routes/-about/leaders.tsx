import type { AboutData, LeaderData } from '#web/page-data/about.ts'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'
import { Section } from '#web/src/components/section.tsx'

/** The leaders of the company. */
export function Leaders({ heading, text, people }: NonNullable<AboutData['leaders']>) {
  return (
    <Section heading={heading} text={text}>
      <ul className="card-grid">
        {people.map((person) => (
          <li key={person.name}>
            <Leader {...person} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Leader({ name, role, bio, hue, portrait }: LeaderData) {
  return (
    <article className={`card hue-${hue}`}>
      {'src' in portrait ? (
        <img className="portrait" {...portrait} alt={name} loading="lazy" />
      ) : (
        <FoldDrawing fold={portrait} className="portrait" />
      )}
      <h3 className="text-heading mt-8">{name}</h3>
      <p className="label mt-1">{role}</p>
      <p className="mt-4 text-small text-muted">{bio}</p>
    </article>
  )
}
