import { useShell } from '#web/src/lib/shell.ts'

/** Draws the logo, in the hue of the site unless its paths have colors. Decoration, never information. */
export function Logo() {
  const { hue, logo } = useShell()
  return (
    <svg className={`fold hue-${hue}`} viewBox={logo.viewBox} aria-hidden="true">
      {logo.paths.map(({ d, fill, 'fill-rule': fillRule }) => (
        <path key={d} d={d} fill={fill} fillRule={fillRule} />
      ))}
    </svg>
  )
}
