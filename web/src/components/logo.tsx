import { createElement } from 'react'
import { useShell } from '#web/src/lib/shell.ts'

/** Draws the logo, in the hue of the site unless its paths have colors. Decoration, never information. */
export function Logo() {
  const { hue, logo } = useShell()
  return (
    <svg className={`fold hue-${hue}`} viewBox={logo.viewBox} aria-hidden="true">
      {logo.gradients.map(({ kind, attributes, stops }) =>
        createElement(
          kind,
          { key: attributes.id, ...attributes },
          ...stops.map(({ 'stop-color': stopColor, 'stop-opacity': stopOpacity, offset }) =>
            createElement('stop', { offset, stopColor, stopOpacity }),
          ),
        ),
      )}
      {logo.paths.map(({ d, fill, 'fill-rule': fillRule }) => (
        <path key={d} d={d} fill={fill} fillRule={fillRule} />
      ))}
    </svg>
  )
}
