import type { ReactNode } from 'react'
import type { LeftOutData } from '#web/page-data/case-studies.ts'

interface LeftOutProps extends Pick<LeftOutData, 'counts'> {
  hue: number
  /** The text with the counts. */
  children: ReactNode
}

/** What was not built, in large type, below its strip; the text alone where nothing was counted. */
export function LeftOut({ hue, counts, children }: LeftOutProps) {
  return (
    <section className={`wrapper pt-14 pb-8 hue-${hue}`}>
      {counts && <Strip {...counts} />}
      {children}
    </section>
  )
}

/** The parts between two ticks. */
const PARTS = 4

/**
 * A strip of all that was asked for. What was left out is turned back over the rest; a line in ink is a part that
 * came back. Decoration: the text below has the counts. Lengths are shares of the width, so the angle of the fold
 * is the same in every window.
 */
function Strip({ asked, built, leftOut, cameBack }: NonNullable<LeftOutData['counts']>) {
  const share = (parts: number) => `${((100 * parts) / asked).toFixed(2)}%`
  return (
    <svg className="fold left-out mb-4" aria-hidden="true">
      <pattern id="ticks" width={share(PARTS)} height="100%" patternUnits="userSpaceOnUse">
        <path d="M0 0V99" opacity=".3" />
      </pattern>
      <rect width={share(built)} height="100%" />
      <rect width={share(built)} height="100%" fill="url(#ticks)" />
      <svg x={share(built)} overflow="visible" aria-hidden="true">
        <g transform="rotate(6) scale(1 1)">
          <rect x={share(-leftOut)} width={share(leftOut)} height="100%" />
        </g>
        {Array.from({ length: cameBack }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike.
          <rect key={index} x={6 * (index + 1)} width="3" height="100%" fill="currentColor" />
        ))}
      </svg>
    </svg>
  )
}
