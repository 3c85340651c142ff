import type { AboutData, LeaderData } from '#web/page-data/about.ts'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'
import { Section } from '#web/src/components/section.tsx'

/** The leaders of the company, on a dark band. */
export function Leaders({ heading, text, people }: NonNullable<AboutData['leaders']>) {
  return (
    <div className="band mt-20">
      <Section heading={heading} text={text}>
        <ul>
          {people.map((person) => (
            <Leader key={person.name} {...person} />
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** A person by name, with a photo or the seal of their fold, in their own words and in ours. */
function Leader({ name, role, quote, bio, hue, portrait }: LeaderData) {
  return (
    <li className={`fact hue-${hue}`}>
      <div>
        <h3 className="text-heading">{name}</h3>
        <p className="label mb-4">{role}</p>
        {'src' in portrait ? (
          <img className="portrait" {...portrait} alt={name} loading="lazy" />
        ) : (
          <FoldDrawing fold={portrait} className="portrait" />
        )}
      </div>
      <div>
        {quote && <blockquote className="quote text-title mb-4">{quote}</blockquote>}
        <div className="prose text-muted">
          <p>{bio}</p>
        </div>
      </div>
    </li>
  )
}
