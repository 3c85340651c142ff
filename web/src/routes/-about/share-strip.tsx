const HEIGHT = 8
/** How far the folded end reaches back, in hundredths of the whole. */
const FLAP = 3

/**
 * A strip of paper with its end folded back, as long as its share of the full width is large.
 * Decoration: the number stands beside it as text.
 * @param share in hundredths of the whole
 */
export function ShareStrip({ share }: { share: number }) {
  return (
    <svg
      className="fold share-strip"
      width="100%"
      height="28"
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 0H${share}l-${FLAP} ${HEIGHT}H0z`} />
      <path d={`M${share} 0h-${2 * FLAP}l${FLAP} ${HEIGHT}z`} />
    </svg>
  )
}
