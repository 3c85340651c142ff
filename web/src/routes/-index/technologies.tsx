import icons from 'content:technology-icons'
import type { HomeData } from '#web/page-data/home.ts'
import { Section } from '#web/src/components/section.tsx'

/** The products we use, by icon and name, each with its use. */
export function Technologies({ heading, text, items }: NonNullable<HomeData['technologies']>) {
  return (
    <Section heading={heading} text={text}>
      <ul className="ruled-list narrow-columns">
        {items.map(({ name, icon, use }) => (
          <li key={name}>
            <img src={`${icons}#${icon}`} alt="" width={24} height={24} loading="lazy" />
            {name}
            <p className="text-small text-muted">{use}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
