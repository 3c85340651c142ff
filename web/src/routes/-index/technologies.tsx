import icons from 'asset:technology-icons'
import type { HomeData } from '#web/page-data/home.ts'
import { Section } from '#web/src/components/section.tsx'
import { Tooltip } from '#web/src/components/tooltip/tooltip.tsx'

/** The products we work in, by icon and name; a tooltip says what each is used for. */
export function Technologies({ heading, text, items }: HomeData['technologies']) {
  return (
    <Section heading={heading} text={text}>
      <ul className="ruled-list technologies">
        {items.map(({ name, icon, use }) => (
          <Tooltip key={name} text={use}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tooltip opens by key, too. */}
            <li tabIndex={0}>
              <img src={`${icons}#${icon}`} alt="" width={24} height={24} loading="lazy" />
              {name}
            </li>
          </Tooltip>
        ))}
      </ul>
    </Section>
  )
}
