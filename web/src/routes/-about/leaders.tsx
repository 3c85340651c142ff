import type { AboutData, LeaderData } from '#web/page-data/about.ts'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'
import { Section } from '#web/src/components/section.tsx'

/** The leaders of the company. */
export function Leaders({ heading, text, people }: NonNullable<AboutData['leaders']>) {
  return (
    <Section heading={heading} text={text}>
      <ul>
        {people.map((person) => (
          <Leader key={person.name} {...person} />
        ))}
      </ul>
    </Section>
  )
}

/** A person by name, with a photo or the seal of their fold, in their own words and in ours. */
function Leader({ name, role, quote, bio, hue, portrait }: LeaderData) {
  return (
    <li className={`fact hue-${hue}`}>
      <div className="leader">
        {'src' in portrait ? (
          <img className="portrait" {...portrait} alt={name} loading="lazy" />
        ) : (
          <FoldDrawing fold={portrait} className="portrait" />
        )}
        <div>
          <h3 className="text-heading">{name}</h3>
          <p className="label">{role}</p>
        </div>
      </div>
      <div>
        {quote && <blockquote className="quote text-title mb-4">{quote}</blockquote>}
        <p className="prose text-muted">{bio}</p>
      </div>
    </li>
  )
}
