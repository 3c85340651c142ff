import type { TextSection } from '#web/page-data/sections.ts'
import { useShell } from '#web/src/lib/shell.ts'

/** Links to the sections of a long text. */
export function Contents({ sections }: { sections: TextSection[] }) {
  const { texts } = useShell()
  return (
    <nav className="sticky-aside text-small" aria-label={texts.contents}>
      <p className="text-muted">{texts.contents}</p>
      <ol>
        {sections.map(({ slug, heading }) => (
          <li key={slug}>
            <a className="reach" href={`#${slug}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
