import type { HomeData } from '#web/page-data/home.ts'
import { Icon } from '#web/src/components/icon.tsx'
import { LeftOut } from '#web/src/components/left-out.tsx'
import { PageLink } from '#web/src/components/page-link.tsx'
import { useShell } from '#web/src/lib/shell.ts'

/** The proof of the claim above it: the counts of a study, and the link to it. */
export function Proof({ hue, counts, text, to }: NonNullable<HomeData['leftOut']>) {
  const { icons } = useShell()
  return (
    <LeftOut hue={hue} counts={counts}>
      <h2 className="text-title">
        <PageLink to={to}>
          {text} <Icon path={icons.lead} />
        </PageLink>
      </h2>
    </LeftOut>
  )
}
