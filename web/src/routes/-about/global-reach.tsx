import type { AboutData } from '#web/page-data/about.ts'
import { Section } from '#web/src/components/section.tsx'
import { useShell } from '#web/src/lib/shell.ts'

/** The part of a strip that lies double at a crease, in percent. */
const DOUBLE = 1

/** The clients' regions: one strip of all clients with a crease after each region, and the shares as numbers. */
export function GlobalReach({
  heading,
  text,
  regions,
  ofClients,
}: NonNullable<AboutData['reach']>) {
  const { hue } = useShell()
  return (
    <Section heading={heading} text={text}>
      <div className={`hue-${hue}`}>
        <svg className="fold reach-strip" width="100%" height="56" aria-hidden="true">
          {regions.map(({ region, before, share }) => (
            <rect
              key={region}
              x={`${before}%`}
              width={`${Math.min(share + DOUBLE, 100 - before)}%`}
              height="56"
            />
          ))}
        </svg>
        <ul className="columns mt-4">
          {regions.map(({ region, percent, note }) => (
            <li key={region}>
              <p className="text-small">
                <span className="text-title">{percent}</span>
                {` ${ofClients}`}
              </p>
              <h3 className="mt-2 text-heading">{region}</h3>
              <p className="mt-1 text-small text-muted">{note}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
