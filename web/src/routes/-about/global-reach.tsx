import type { AboutData } from '#web/page-data/about.ts'
import { Section } from '#web/src/components/section.tsx'
import { useShell } from '#web/src/lib/shell.ts'
import { ShareStrip } from './share-strip.tsx'

/** The clients' regions: each share as a number and as a bar on one scale. */
export function GlobalReach({
  heading,
  text,
  regions,
  ofClients,
}: NonNullable<AboutData['reach']>) {
  const { hue } = useShell()
  return (
    <Section heading={heading} text={text}>
      <ul className={`columns hue-${hue}`}>
        {regions.map(({ region, share, percent, note }) => (
          <li key={region} className="strip">
            <h3 className="text-heading">{region}</h3>
            <p className="mt-1 text-small text-muted">{note}</p>
            <p className="mt-4 mb-4 text-small">
              <span className="text-title">{percent}</span>
              {` ${ofClients}`}
            </p>
            <ShareStrip share={share} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
